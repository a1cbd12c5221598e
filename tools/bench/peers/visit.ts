/** A visitor of a candidate's page, the same for all: waits, moves the pointer to the opener, rests there, clicks. */
import type { Browser, Page } from '@playwright/test'
import { findMiddle, type Point, press, untilUsable } from '../measure/measureOpening.ts'
import { measureVisit, spentOn, type Visit } from '../measure/measureVisit.ts'
import { askEveryMs, hoverMs, settleMs, usableWithinMs } from '../settings.ts'
import { answerForeignHosts } from './foreignHosts.ts'
import type { Peer } from './peers.ts'

/** Our widget, the floor, or a peer, each on its own page. */
export interface Candidate extends Pick<Peer, 'name' | 'opener' | 'openedWhen' | 'usableWhen' | 'answers'> {
  url: string
}

export interface PeerVisit extends Visit {
  /** The end of the time without interaction, in ms since the start of the visit. */
  untouched: number
}

/**
 * `scriptAndCompiling` is that of the time without interaction.
 *
 * @param begin called before the page is opened
 * @throws Error if there is no opener within 10 s, or nothing opens
 */
export async function visit(
  browser: Browser,
  { url, opener, openedWhen, usableWhen, answers }: Candidate,
  begin: (page: Page) => void = () => undefined,
): Promise<PeerVisit> {
  const before = { scriptAndCompiling: 0, untouched: 0 }
  const end = await measureVisit(
    browser,
    {
      url,
      shows: '',
      idleFetch: true,
      watched: { openedWhen, ...(usableWhen && { usableWhen }) },
      async prepare({ page, cdp }) {
        begin(page)
        await answerForeignHosts(cdp, answers)
      },
    },
    async ({ page, cdp }) => {
      await page.waitForTimeout(settleMs)
      const at = await untilThere(page, opener)
      before.scriptAndCompiling = (await spentOn(cdp)).scriptAndCompiling
      before.untouched = await page.evaluate(() => performance.now())
      await page.mouse.move(at.x, at.y)
      await page.waitForTimeout(hoverMs)
      await press(cdp, at)
      await untilUsable(page, usableWhen ? 'usable' : 'shell')
    },
  )
  return { ...end, ...before }
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
