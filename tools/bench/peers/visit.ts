/** A visitor of a candidate's page, the same for all: waits, moves the pointer to the opener, rests there, clicks. */
import type { Browser, Page } from '@playwright/test'
import { findMiddle, type Point, press, untilUsable } from '../measure/measureOpening.ts'
import { blockingOf } from '../probe.ts'
import { askEveryMs, hoverMs, settleMs, usableWithinMs } from '../settings.ts'
import { withSlowPage } from '../slowPage.ts'
import { spentOn } from '../spentOn.ts'
import { answerForeignHosts } from './foreignHosts.ts'
import type { Peer } from './peers.ts'

/** Our widget, the floor, or a peer, each on its own page. */
export interface Candidate extends Pick<Peer, 'name' | 'opener' | 'openedWhen' | 'usableWhen' | 'answers'> {
  url: string
}

/** The cost of one visit for the page's main thread and for the visitor. */
export interface Visit {
  /** Until 0.8 s after the page's `load`, ms: scripts run and compiled. */
  script: number
  /** From the page's start until 0.8 s after the widget was usable. */
  longTasks: number
  /** Sum of the time of each of them above 50 ms. */
  blocking: number
  /** From the click's timestamp, ms. */
  shell: number
  /** 0 if only a shell is measured. */
  usable: number
  /** The page's `load`, the end of the time without interaction, the first usable control: ms since 1970, by the page's own clock. */
  moments: { upFront: number; untouched: number; untilOpen: number }
}

/**
 * @param begin called before the page is opened
 * @throws Error if there is no opener within 10 s, or nothing opens
 */
export function visit(
  browser: Browser,
  { url, opener, openedWhen, usableWhen, answers }: Candidate,
  begin: (page: Page) => void = () => undefined,
): Promise<Visit> {
  const conditions = {
    url,
    shows: '',
    idleFetch: true,
    watched: { openedWhen, ...(usableWhen && { usableWhen }) },
  }
  const prepare: Parameters<typeof withSlowPage>[1]['prepare'] = async ({ page, cdp }) => {
    begin(page)
    await answerForeignHosts(cdp, answers)
  }
  return withSlowPage(browser, { ...conditions, prepare }, async ({ page, cdp, read }) => {
    await page.waitForTimeout(settleMs)
    const at = await untilThere(page, opener)
    const script = await spentOn(cdp, 'ScriptDuration', 'V8CompileDuration')
    const untouched = await page.evaluate(() => performance.now())
    await page.mouse.move(at.x, at.y)
    await page.waitForTimeout(hoverMs)
    await press(cdp, at)
    await untilUsable(page, usableWhen ? 'usable' : 'shell')
    await page.waitForTimeout(settleMs)
    const { shell, usable, clickedAt, longTasks } = await read()
    const { timeOrigin, loaded } = await page.evaluate(() => ({
      timeOrigin: performance.timeOrigin,
      // The entry of the navigation.
      loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    }))
    const moments = {
      upFront: timeOrigin + loaded,
      untouched: timeOrigin + untouched,
      untilOpen: timeOrigin + clickedAt + (usable || shell),
    }
    return { script, longTasks: longTasks.length, blocking: blockingOf(longTasks), shell, usable, moments }
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
