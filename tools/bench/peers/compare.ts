/** Measures the peers beside our widget. Every round visits each candidate's page once, so a busy minute of the machine affects all of them. */
import type { Browser, CDPSession, Page, Response } from '@playwright/test'
import { demoProject } from '../../../api/testing/demoContent.ts'
import { bytesOf } from '../../check/loadedBytes.ts'
import { medians, table } from '../table.ts'
import {
  cpuSlowdown,
  hoverMs,
  measureVisit,
  middleOf,
  ourOpener,
  press,
  settleMs,
  spentOn,
  untilUsable,
  type Visit,
} from '../visit.ts'
import type { Peer, PeerPages } from './peers.ts'

/** Our widget, the floor, or a peer, each on its own page. */
interface Candidate extends Pick<Peer, 'name' | 'opener' | 'openedWhen' | 'usableWhen'> {
  url: string
  answers?: Peer['answers']
}

interface PeerVisit extends Visit {
  /** The end of the time without interaction, in ms since the start of the visit. */
  untouched: number
}

/**
 * `scriptAndCompiling` is that of the time without interaction.
 *
 * @param begin called before the page is opened
 * @throws Error if there is no opener within 10 s, or nothing opens
 */
async function visit(
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

/** Medians of one candidate. Null: it has no such figure, because it is only a shell around a foreign frame. */
interface Figures {
  name: string
  upFront: number
  untouched: number
  untilOpen: number | null
  script: number
  longTasks: number
  blocking: number
  shell: number
  usable: number | null
}

interface CandidateRuns {
  candidate: Candidate
  weight: Weight
  visits: PeerVisit[]
  /** Why it could not be measured. */
  why?: string
}

interface Comparison {
  figures: Figures[]
  /** Peers that could not be measured, with the reason. */
  left: PeerPages['left']
}

const dialog = 'html > div >> dialog[open]'

const oursAndFloor = (hostRoot: string): Candidate[] => [
  {
    name: 'ours',
    url: `${hostRoot}/pasted?id=${demoProject('medical-camp').id}`,
    opener: ourOpener,
    openedWhen: dialog,
    usableWhen: `${dialog} form :is(input, button)`,
  },
  {
    name: 'floor: bare <dialog>',
    url: `${hostRoot}/floor`,
    opener: 'button',
    openedWhen: 'dialog[open]',
    usableWhen: 'dialog[open] input',
  },
]

/**
 * The first visit to each counts bytes. It also includes the first run of servers and browser. A candidate that fails is left out from then on.
 *
 * @param hostRoot address that serves the bench's own pages and, under `/peers/`, the peers' pages
 * @param rounds timed visits to each
 */
export async function comparePeers(
  browser: Browser,
  hostRoot: string,
  { ready, left }: PeerPages,
  rounds: number,
  say: (line: string) => void,
): Promise<Comparison> {
  const peers = ready.map((peer) => ({ ...peer, url: `${hostRoot}/peers/${peer.slug}/` }))
  const all = [...oursAndFloor(hostRoot), ...peers].map(
    (candidate): CandidateRuns => ({ candidate, weight: { upFront: 0, untouched: 0, untilOpen: 0 }, visits: [] }),
  )
  for (let round = 0; round <= rounds; round++) {
    for (const one of all.filter(({ why }) => why === undefined)) {
      try {
        if (round === 0) one.weight = await measureWeight(browser, one.candidate)
        else one.visits.push(await visit(browser, one.candidate))
      } catch (error) {
        one.why = String(error).split('\n')[0] ?? ''
      }
    }
    say(`peers, round ${round} of ${rounds}`)
  }
  const failed = all.flatMap(({ candidate: { name }, why }) => (why === undefined ? [] : [{ name, why }]))
  const runs = all.filter(({ why }) => why === undefined)
  const own = all.slice(0, 2).find((one) => !runs.includes(one))
  if (own) throw new Error(`Nothing to compare with: ${own.candidate.name} was not measured (${own.why})`)
  return { figures: runs.map(figuresOf), left: [...left, ...failed] }
}

function figuresOf({ candidate: { name, usableWhen }, weight, visits }: CandidateRuns): Figures {
  const { scriptAndCompiling: script, longTasks, blocking, shell, usable } = medians(visits)
  const figures = { name, ...weight, script, longTasks, blocking, shell, usable }
  return usableWhen ? figures : { ...figures, name: `${name} (shell only)`, untilOpen: null, usable: null }
}

/** Scripts and style sheets that a page loads, each compressed by itself: brotli bytes (quality 11). */
interface Weight {
  /** Requested until the page's `load`. */
  upFront: number
  /** Requested without interaction, until 0.8 s after the page's `load`: including what an idle browser may prefetch. */
  untouched: number
  /** Requested until the first control was usable. */
  untilOpen: number
}

/** One visit, because bytes are the same each time. */
async function measureWeight(browser: Browser, candidate: Candidate): Promise<Weight> {
  const files: Array<ReturnType<typeof weigh>> = []
  const { startedAt, loadedAt, untouched, clickedAt, shell, usable } = await visit(browser, candidate, (page) =>
    page.on('response', (response) => files.push(weigh(response))),
  )
  const once = new Map((await Promise.all(files)).map((file) => [file.url, file]))
  const until = (moment: number): number =>
    [...once.values()].filter(({ at }) => at - startedAt <= moment).reduce((sum, { bytes }) => sum + bytes, 0)
  return { upFront: until(loadedAt), untouched: until(untouched), untilOpen: until(clickedAt + (usable || shell)) }
}

async function weigh(response: Response): Promise<{ url: string; at: number; bytes: number }> {
  const isCode = /javascript|css/.test(response.headers()['content-type'] ?? '')
  const body = isCode ? await response.body().catch(() => undefined) : undefined
  return {
    url: response.url(),
    at: response.request().timing().startTime,
    bytes: body ? bytesOf(body).brotli : 0,
  }
}

/** Ours is the first row, then the floor, then the peers. Less is better in every column. */
export function peersReport({ figures, left }: Comparison, rounds: number): string {
  const grouped = (value: number | null): string =>
    value === null ? '-' : String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',')
  const measured = table(
    `Peers, each on a page of its own. Medians of ${rounds}, processor slowed ${cpuSlowdown} times, pressed after ${hoverMs} ms on the opener. Times in ms; bytes: scripts and style sheets, brotli 11`,
    [
      '',
      'bytes up front',
      'untouched page',
      'until open',
      'script at load',
      'long tasks / TBT',
      'to shell',
      'to usable',
    ],
    figures.map(({ name, longTasks, blocking, ...one }) => [
      name,
      ...[one.upFront, one.untouched, one.untilOpen, one.script].map(grouped),
      `${longTasks} / ${grouped(blocking)}`,
      ...[one.shell, one.usable].map(grouped),
    ]),
  )
  return [measured, ...left.map(({ name, why }) => `Not measured: ${name} (${why})`)].join('\n')
}
