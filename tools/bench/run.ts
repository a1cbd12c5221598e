/**
 * `npm run bench`: weight and speed of widget and site, and a comparison of our widget with public ones. `--json` also writes every run to
 * `.data/bench.json`; `--runs=3` and `--without-peers` make a quick run. Limits in ms apply to the measured figures. Machines differ, so the bench also
 * estimates each figure for the machine on which the limits were set. It compares the time that both machines take for the same work of the browser.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { listen } from '../../demo/stack/listen.ts'
import { dataDir, distDir } from '../../demo/stack/places.ts'
import { startStack } from '../../demo/stack/startStack.ts'
import { buildParts } from '../build/buildParts.ts'
import { launchChromium } from '../check/programs/launchChromium.ts'
import { createHostPages } from './hostPages.ts'
import { startManyProjects } from './manyProjects.ts'
import { measureAll } from './measure/measureAll.ts'
import { measureBytes } from './measure/measureBytes.ts'
import { lighthouseReport, measureLighthouse } from './measure/measureLighthouse.ts'
import { peersReport } from './peers/peersReport.ts'
import { preparePeers, type PeerPages } from './peers/preparePeers.ts'
import { busyNote, bytesReport, runsReport, verdictsReport } from './report.ts'
import { roundsOfPeers, runsOfEach, hoverMs, settleMs } from './settings.ts'
import { verdictsOn } from './verdicts.ts'
import type { Browser, Response, CDPSession, Page } from '@playwright/test'
import { type Donor, donateCounted, type Effort, limits } from '../../e2e/support/donations/countedDonation.ts'
import { table } from './table.ts'
import { demoProject } from '../../api/testing/demoContent.ts'
import { ourOpener, middleOf, press, untilUsable } from './measure/measureOpening.ts'
import { medians } from './median.ts'
import type { Figures } from './peers/comparison.ts'
import { bytesOf } from '../check/loadedBytes.ts'
import { measureVisit, spentOn, type Visit } from './measure/measureVisit.ts'
import type { Peer } from './peers/peers.ts'

/** A visitor of a candidate's page, the same for all: waits, moves the pointer to the opener, rests there, clicks. */
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

/** Measures the peers beside our widget. Every round has one visit to each candidate's page, so a busy minute of the machine affects all of them. */
interface CandidateRuns {
  candidate: Candidate
  weight: Weight
  visits: PeerVisit[]
  /** Why it could not be measured. */
  why?: string
}

interface Comparison {
  figures: Figures[]
  left: PeerPages['left']
  runs: CandidateRuns[]
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
async function comparePeers(
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
  return { figures: runs.map(figuresOf), left: [...left, ...failed], runs }
}

function figuresOf({ candidate: { name, usableWhen }, weight, visits }: CandidateRuns): Figures {
  const { scriptAndCompiling: script, longTasks, blocking, shell, usable } = medians(visits)
  const figures = { name, ...weight, script, longTasks, blocking, shell, usable }
  return usableWhen ? figures : { ...figures, name: `${name} (shell only)`, untilOpen: null, usable: null }
}

/** What a candidate makes a page load, by the browser's requests: scripts and style sheets, each compressed by itself, without data and pictures. */
/** Brotli bytes (quality 11). */
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

/** The effort of a donation in presses and typed fields, on the same path as the browser test. */
const names: Readonly<Record<Donor, string>> = {
  new: 'a new donor',
  returning: 'a returning donor, signed out',
  signedIn: 'a donor who is signed in',
}

/** Once each, because nothing of it depends on the machine. */
async function measurePresses(
  browser: Browser,
  roots: { siteRoot: string; gatewayRoot: string },
): Promise<Record<Donor, Effort>> {
  const once = async (donor: Donor): Promise<Effort> => {
    const context = await browser.newContext({ locale: 'en-IN' })
    try {
      return await donateCounted(await context.newPage(), roots, donor, `bench.${Date.now()}@example.org`)
    } finally {
      await context.close()
    }
  }
  return { new: await once('new'), returning: await once('returning'), signedIn: await once('signedIn') }
}

function pressesReport(efforts: Record<Donor, Effort>): string {
  const rows = (['new', 'returning', 'signedIn'] as const).map((donor) => {
    const [took, most] = [efforts[donor], limits[donor]]
    const passed = took.presses <= most.presses && took.fields <= most.fields
    const shown = ({ presses, fields }: Effort): string => `${presses} + ${fields}`
    return [names[donor], shown(took), shown(most), passed ? 'pass' : 'OVER']
  })
  return table('Presses + typed fields, from the start page to the provider', ['', 'took', 'most', ''], rows)
}

const say = (line: string): void => console.error(line)

const { values: told } = parseArgs({
  options: {
    runs: { type: 'string', default: String(runsOfEach) },
    'without-peers': { type: 'boolean' },
    json: { type: 'boolean' },
  },
})
const rounds = Number(told.runs)
const peerRounds = Math.min(rounds, roundsOfPeers)

/** With its own servers, in memory and on free ports. The host page is served from 127.0.0.1, so it is foreign to the site. */
async function measureInBrowser() {
  const peers = told['without-peers'] ? null : await preparePeers(say)
  const stack = await startStack()
  const host = await listen(createHostPages(stack).fetch)
  const many = await startManyProjects()
  const browser = await launchChromium(say)
  try {
    const presses = pressesReport(await measurePresses(browser, stack))
    const roots = { hostRoot: host.url, siteRoot: stack.siteRoot, manyRoot: many.url }
    const runs = await measureAll(browser, roots, rounds, say)
    const comparison = peers && (await comparePeers(browser, host.url, peers, peerRounds, say))
    return { runs, comparison, presses }
  } finally {
    await browser.close()
    await host.close()
    await many.close()
    await stack.close()
  }
}

const begun = performance.now()
await buildParts({ say })
const bytes = await measureBytes(distDir)
console.log(bytesReport(bytes))
const lighthouseRuns = Math.min(rounds, 3)
const pages = await measureLighthouse(lighthouseRuns, say)
console.log(lighthouseReport(pages, lighthouseRuns))
const { runs, comparison, presses } = await measureInBrowser()
console.log(presses)
console.log(runsReport(runs))
if (comparison) console.log(peersReport(comparison.figures, comparison.left, peerRounds))
const verdicts = verdictsOn(runs)
console.log(verdictsReport(verdicts, runs))
console.log(busyNote(runs))
console.log(`${((performance.now() - begun) / 1000).toFixed(0)} s`)
if (told.json) {
  await mkdir(dataDir, { recursive: true })
  await writeFile(join(dataDir, 'bench.json'), JSON.stringify({ bytes, pages, verdicts, runs, comparison }, null, 2))
}
