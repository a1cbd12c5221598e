/** A visitor of a candidate's page, the same for all: waits, moves the pointer to the opener, rests there, clicks. */
import type { Browser, Page } from '@playwright/test'
import { middleOf, press, untilUsable } from '../measure/measureOpening.ts'
import { measureVisit, spentOn, type Visit } from '../measure/measureVisit.ts'
import { hoverMs, settleMs } from '../settings.ts'
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
      const at = await middleOf(page, opener)
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
