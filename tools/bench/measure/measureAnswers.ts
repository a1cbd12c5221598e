/** How fast an open form reacts: clicks on plus in a list of 300 items, and digits typed as an amount beside 300 purposes. */
import type { Browser } from '@playwright/test'
import type { Point } from '../probe.ts'
import { middleOf, openWith, press } from './measureOpening.ts'
import { type Conditions, type SlowPage, withSlowPage } from '../slowPage.ts'

/** Between two clicks or keys, in ms: a quick person. */
const pauseMs = 80
const timesEach = 12
/** Rows whose plus is clicked in turn; all of them are in view. */
const rows = 5
const plus = 'html > div >> .stepper button:last-child'

/** Milliseconds of each click on plus. The first clicks happen while chunks still load on demand. */
export const measureSteppers = (browser: Browser, conditions: Conditions): Promise<number[]> =>
  measure(browser, conditions, 'click', async ({ page, cdp }) => {
    // Read once, because questions of the driver during a click would add to the measured time.
    const pluses: Point[] = []
    for (let row = 0; row < rows; row++) pluses.push(await middleOf(page, plus, row))
    for (let time = 0; time < timesEach; time++) {
      // `pluses` has one point for each row.
      await press(cdp, pluses[time % rows]!)
      await page.waitForTimeout(pauseMs)
    }
  })

/** Milliseconds of each typed and deleted digit. */
export const measureTyping = (browser: Browser, conditions: Conditions): Promise<number[]> =>
  measure(browser, conditions, 'keydown', async ({ page }) => {
    await page.locator('#amount').fill('1')
    await page.waitForTimeout(pauseMs)
    await page.evaluate(() => {
      window.bench.answers.length = 0
    })
    for (let key = 0; key < timesEach; key++) {
      await page.keyboard.press(key % 6 < 3 ? '7' : 'Backspace')
      await page.waitForTimeout(pauseMs)
    }
  })

const measure = (
  browser: Browser,
  conditions: Conditions,
  type: 'click' | 'keydown',
  act: (slow: SlowPage) => Promise<void>,
): Promise<number[]> =>
  withSlowPage(browser, conditions, async (slow) => {
    const { page, read } = slow
    await openWith('none')(slow)
    await page.evaluate((event) => window.watchAnswers(event), type)
    await act(slow)
    const { answers } = await read()
    if (answers.length < timesEach) throw new Error(`Only ${answers.length} of ${timesEach} changed the total.`)
    return answers
  })
