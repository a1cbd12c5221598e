/** A visitor of a candidate's page, the same for all: waits, moves the pointer to the opener, rests there, clicks. */
import type { Browser, CDPSession, Page } from '@playwright/test'
import { middleOf, press, untilUsable } from '../measure/measureOpening.ts'
import { measureVisit, spentOn, type Visit } from '../measure/measureVisit.ts'
import { hoverMs, settleMs } from '../settings.ts'
import type { Peer } from './peers.ts'

/** Our widget, the floor, or a peer, each on its own page. */
export interface Candidate extends Pick<Peer, 'name' | 'opener' | 'openedWhen' | 'usableWhen'> {
  url: string
  answers?: Peer['answers']
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
  { url, opener, openedWhen, usableWhen, answers = {} }: Candidate,
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

const open = [
  { name: 'Access-Control-Allow-Origin', value: '*' },
  { name: 'Access-Control-Allow-Headers', value: '*' },
  { name: 'Content-Type', value: 'application/json' },
]

/**
 * Every host but this machine: the peer's double answers, or there is no connection. So the bench sends nothing to the network. Only `https` is intercepted. The bench's own pages and widgets use `http`, and keep their speed.
 *
 * @param answers by a part of the address
 */
async function answerForeignHosts(cdp: CDPSession, answers: Readonly<Record<string, unknown>>): Promise<void> {
  cdp.on('Fetch.requestPaused', ({ requestId, request: { url, method } }) => {
    const [, answer] = Object.entries(answers).find(([part]) => new URL(url).pathname.includes(part)) ?? []
    const data = method === 'OPTIONS' ? {} : answer
    const done = data
      ? cdp.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: 200,
          responseHeaders: open,
          body: Buffer.from(JSON.stringify(data)).toString('base64'),
        })
      : cdp.send('Fetch.failRequest', { requestId, errorReason: 'InternetDisconnected' })
    // The page may have been closed meanwhile.
    done.catch(() => {})
  })
  await cdp.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] })
}
