/** How fast an open form answers: presses of plus in a list of 300 items, and digits typed as an amount beside 300 purposes. */
import type { Browser, Page } from '@playwright/test'
import { middleOf, press, untilUsable } from './measureOpening.ts'
import { type Conditions, withSlowPage } from './slowPage.ts'

/** Between two presses or keys, in ms: a quick hand. */
const pauseMs = 80
const timesEach = 12

/** Milliseconds of each press of plus; the first ones come while the later parts are still being fetched. */
export const measureSteppers = (browser: Browser, conditions: Conditions): Promise<number[]> =>
  measure(browser, conditions, 'click', async (page) => {
    for (let row = 0; row < timesEach; row++) {
      await page
        .locator('.stepper button:last-child')
        .nth(row % 5)
        .click()
      await page.waitForTimeout(pauseMs)
    }
  })

/** Milliseconds of each digit typed and deleted again. */
export const measureTyping = (browser: Browser, conditions: Conditions): Promise<number[]> =>
  measure(browser, conditions, 'keydown', async (page) => {
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
  act: (page: Page) => Promise<void>,
): Promise<number[]> =>
  withSlowPage(browser, conditions, async ({ page, cdp, read }) => {
    await press(cdp, await middleOf(page))
    await untilUsable(page)
    await page.evaluate((event) => window.watchAnswers(event), type)
    await act(page)
    const { answers } = await read()
    if (answers.length < timesEach) throw new Error(`Only ${answers.length} of ${timesEach} changed the total.`)
    return answers
  })
