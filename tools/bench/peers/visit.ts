/** A visitor of a candidate's page, the same for all: waits, moves the pointer to the opener, rests there, clicks. */
import type { Browser, Page } from '@playwright/test'
import { findMiddle, type Point, press, untilUsable } from '../measure/measureOpening.ts'
import { askEveryMs, hoverMs, settleMs, usableWithinMs } from '../settings.ts'
import { type SlowPage, withSlowPage } from '../slowPage.ts'
import type { Candidate } from './candidate.ts'
import { answerForeignHosts } from './foreignHosts.ts'

interface Steps<T> {
  /** Before the page is opened. */
  begin?: (page: Page) => void
  /** The page has loaded, without any interaction yet. */
  untouched: (slow: SlowPage) => Promise<T>
}

/** @throws Error if there is no opener within 10 s, or nothing opens */
export function visit<T, U>(
  browser: Browser,
  candidate: Candidate,
  { begin, untouched }: Steps<T>,
  opened: (slow: SlowPage, before: T) => Promise<U>,
): Promise<U> {
  const { url, opener, openedWhen, usableWhen } = candidate
  const conditions = {
    url,
    shows: '',
    idleFetch: true,
    watched: { openedWhen, ...(usableWhen && { usableWhen }) },
    prepare: async (slow: Pick<SlowPage, 'page' | 'cdp'>) => {
      begin?.(slow.page)
      await answerForeignHosts(slow.cdp, candidate.answer)
    },
  }
  return withSlowPage(browser, conditions, async (slow) => {
    const { page, cdp } = slow
    await page.waitForTimeout(settleMs)
    const at = await untilThere(page, opener)
    const before = await untouched(slow)
    await page.mouse.move(at.x, at.y)
    await page.waitForTimeout(hoverMs)
    await press(cdp, at)
    await untilUsable(page, usableWhen ? 'usable' : 'shell')
    await page.waitForTimeout(settleMs)
    return opened(slow, before)
  })
}

/** Some openers appear only after an answer of their makers' server. */
async function untilThere(page: Page, selector: string): Promise<Point> {
  for (let waited = 0; waited < usableWithinMs; waited += askEveryMs) {
    const point = await page.evaluate(findMiddle, { selector, index: 0 })
    if (point) return point
    await page.waitForTimeout(askEveryMs)
  }
  throw new Error(`${page.url()} showed no ${selector} within ${usableWithinMs} ms.`)
}
