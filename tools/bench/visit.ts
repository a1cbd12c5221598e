/** A page at its first visit: its own browser context (nothing cached), a slow processor, and optionally a slow network. */
import type { Browser, CDPSession, Page, Response } from '@playwright/test'
import { bytesOf } from '../budgets.ts'
import { installProbe, type Watched } from './probe.ts'
import { type Cell, medians, table } from './table.ts'

/** The processor answers this many times slower: a cheap phone on a developer's machine. */
const CPU_SLOWDOWN = 4
/** Between the page's `load` and the first movement of the pointer, in ms. */
const REST_MS = 400
/** How long the pointer of rows with "hover" rests on the button before the click, in ms. */
export const HOVER_MS = 400
/** Watched for this time after the page's `load` or after the opening, so late long tasks and shifts count, too. In ms. */
const SETTLE_MS = 800
/** How often the driver asks whether something has happened, and for how long, in ms. */
const ASK_EVERY_MS = 600
const WITHIN_MS = 10_000

/** Latency per request in ms, throughput in bytes per second. */
export const slow4g = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
/** A village's network on a busy evening. */
export const kbit400 = { offline: false, latency: 400, downloadThroughput: 400e3 / 8, uploadThroughput: 400e3 / 8 }

/** What opens on a page, and how the visitor gets there. */
export interface Scenario {
  name: string
  url: string
  /** What opens; absent: nothing, and the visitor only looks. */
  watched?: Watched
  /** The element to press, a selector as in `Watched`; absent: nobody presses. */
  opener?: string
  /** How long the pointer rests on the opener before the press, in ms; absent: pressed at once, without prefetch. */
  intent?: number
  /** Absent: no limit. */
  network?: typeof slow4g
  /** Whether an idle browser may prefetch; otherwise it saves data, so our loader fetches nothing before the pointer or focus reaches an opener. */
  idleFetch?: boolean
  /** Answers instead of hosts on the network, by a part of the address's path. Other addresses have no connection. */
  answers?: Readonly<Record<string, unknown>>
  /** The most that the median until the form is usable may be, in ms. */
  most?: number
}

/** Times in ms, on the slowed processor. */
export interface Visit {
  /** The largest contentful paint of the page, since the navigation. */
  painted: number
  /** From the click, or the navigation, until the shell was painted, and until a control was usable. 0: not measured. */
  shell: number
  usable: number
  /** Script of the whole visit, with compiling. */
  script: number
  /** Sum of the time of each long task above 50 ms. */
  blocking: number
  /** Of one task since the click, or the start; 0 if none took more than 50 ms. */
  longest: number
  /** Since the click, or the start. */
  shift: number
}

/** Scripts and style sheets, each compressed by itself: brotli bytes (quality 11). */
interface Weight {
  /** Requested until the page's `load`. */
  upFront: number
  /** Requested until the first control was usable, or until the end of a visit without one. */
  untilOpen: number
}

/** @throws Error if there is no opener within 10 s, or nothing opens */
async function visit(browser: Browser, scenario: Scenario, weighs: boolean): Promise<Visit & Weight> {
  const { url, opener, intent, network, idleFetch, answers = {}, watched } = scenario
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    // Called before the page opens: it counts scripts from here on.
    await cdp.send('Performance.enable')
    if (network) {
      await cdp.send('Network.enable')
      await cdp.send('Network.emulateNetworkConditions', network)
    }
    if (!idleFetch) await page.addInitScript(askToSaveData)
    const opensItself = opener === undefined
    await page.addInitScript(installProbe, { ...(watched ?? { openedWhen: 'none', usableWhen: 'none' }), opensItself })
    await answerForeignHosts(cdp, answers)
    const files: Array<ReturnType<typeof weigh>> = []
    if (weighs) page.on('response', (response) => files.push(weigh(response)))
    await page.goto(url, { waitUntil: 'load' })
    if (opener !== undefined) {
      await page.waitForTimeout(REST_MS)
      const at = await within(page, opener, () => page.evaluate((path) => window.findMiddle(path), opener))
      if (intent !== undefined) {
        await page.mouse.move(at.x, at.y)
        await page.waitForTimeout(intent)
      }
      await press(cdp, at)
    }
    // Asked rarely, with a plain question: it runs on the page's own slow processor. The driver's `waitForFunction` would first load its own script there.
    if (watched) await within(page, watched.usableWhen, () => page.evaluate(() => window.bench.usable || null))
    await page.waitForTimeout(SETTLE_MS)
    const { shell, usable, clickedAt, painted, longTasks, shifts } = await page.evaluate(() => window.bench)
    const [startedAt, loadedAt] = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return [performance.timeOrigin, navigation?.loadEventStart ?? 0] as const
    })
    const { metrics } = await cdp.send('Performance.getMetrics')
    const spent = (name: string): number => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000
    const once = new Map((await Promise.all(files)).map((file) => [file.url, file]))
    const until = (moment: number): number =>
      [...once.values()].filter(({ at }) => at - startedAt <= moment).reduce((sum, { bytes }) => sum + bytes, 0)
    return {
      painted,
      shell,
      usable,
      script: spent('ScriptDuration') + spent('V8CompileDuration'),
      blocking: longTasks.reduce((sum, { duration }) => sum + duration - 50, 0),
      longest: Math.max(0, ...longTasks.filter(({ at }) => at > clickedAt - 50).map(({ duration }) => duration)),
      shift: shifts.filter(({ at }) => at >= clickedAt).reduce((sum, { value }) => sum + value, 0),
      upFront: until(loadedAt),
      untilOpen: until(watched ? clickedAt + usable : Number.POSITIVE_INFINITY),
    }
  } finally {
    await context.close()
  }
}

function askToSaveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } })
}

/** Asks the page again and again, for 10 s. @throws Error if the answer is always null */
async function within<Answer>(page: Page, what: string, ask: () => Promise<Answer | null>): Promise<Answer> {
  for (let waited = 0; waited < WITHIN_MS; waited += ASK_EVERY_MS) {
    const answer = await ask()
    if (answer !== null) return answer
    await page.waitForTimeout(ASK_EVERY_MS)
  }
  throw new Error(`${page.url()} showed no ${what} within ${WITHIN_MS} ms.`)
}

/** Down and up at once, so nothing can load uncounted between them. */
async function press(cdp: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  const event = { x, y, button: 'left', clickCount: 1 } as const
  await Promise.all([
    cdp.send('Input.dispatchMouseEvent', { ...event, type: 'mousePressed' }),
    cdp.send('Input.dispatchMouseEvent', { ...event, type: 'mouseReleased' }),
  ])
}

/** The bench sends nothing to the network. Only `https` is intercepted. The bench's own pages and widgets use `http`, and keep their speed. */
async function answerForeignHosts(cdp: CDPSession, answers: Readonly<Record<string, unknown>>): Promise<void> {
  const responseHeaders = [
    { name: 'Access-Control-Allow-Origin', value: '*' },
    { name: 'Access-Control-Allow-Headers', value: '*' },
    { name: 'Content-Type', value: 'application/json' },
  ]
  cdp.on('Fetch.requestPaused', ({ requestId, request: { url, method } }) => {
    const [, answer] = Object.entries(answers).find(([part]) => new URL(url).pathname.includes(part)) ?? []
    const data = method === 'OPTIONS' ? {} : answer
    const body = Buffer.from(JSON.stringify(data ?? null)).toString('base64')
    const done = data
      ? cdp.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body })
      : cdp.send('Fetch.failRequest', { requestId, errorReason: 'InternetDisconnected' })
    // The page may have been closed meanwhile.
    done.catch(() => {})
  })
  await cdp.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] })
}

async function weigh(response: Response): Promise<{ url: string; at: number; bytes: number }> {
  const isCode = /javascript|css/.test(response.headers()['content-type'] ?? '')
  const body = isCode ? await response.body().catch(() => undefined) : undefined
  const at = response.request().timing().startTime
  return { url: response.url(), at, bytes: body ? bytesOf(body).brotli : 0 }
}

/** A scenario with its figures. */
export interface Measured {
  scenario: Scenario
  weight: Weight
  visits: Visit[]
  /** Why it could not be measured. */
  why?: string
}

/**
 * Every round visits each page once, so a busy minute of the machine affects all of them. The first visit to each counts bytes and no times, because servers and
 * browser run for the first time. A scenario that fails is left out from then on.
 * @param rounds timed visits to each
 */
export async function measureVisits(
  browser: Browser,
  scenarios: readonly Scenario[],
  rounds: number,
  say: (line: string) => void,
): Promise<Measured[]> {
  const all = scenarios.map((scenario): Measured => ({ scenario, weight: { upFront: 0, untilOpen: 0 }, visits: [] }))
  for (let round = 0; round <= rounds; round++) {
    for (const one of all.filter(({ why }) => why === undefined)) {
      try {
        const done = await visit(browser, one.scenario, round === 0)
        if (round === 0) one.weight = done
        else one.visits.push(done)
      } catch (error) {
        one.why = String(error).split('\n')[0] ?? ''
      }
    }
    say(`round ${round} of ${rounds}`)
  }
  return all
}

const heads = [
  'LCP',
  'shell',
  'usable',
  'most',
  '',
  'script',
  'TBT',
  'longest',
  'shift',
  'bytes up front',
  'until open',
]

/** One row for each scenario. Longest task and layout shift are the worst of all runs. Less is better in every column. */
export function visitsReport(title: string, measured: readonly Measured[]): string {
  const rows = measured
    .filter(({ why }) => why === undefined)
    .map(({ scenario: { name, most }, weight: { upFront, untilOpen }, visits }): Cell[] => {
      const { painted, shell, usable, script, blocking } = medians(visits)
      const worst = (figure: 'longest' | 'shift') => Math.max(...visits.map((one) => one[figure]))
      const verdict = most === undefined ? '' : usable <= most ? 'pass' : 'OVER'
      const times = [painted, shell, usable, most ?? '', verdict, script, blocking, worst('longest')]
      return [name, ...times, worst('shift').toFixed(4), upFront, untilOpen]
    })
  const about = `Medians of ${measured[0]?.visits.length}, processor slowed ${CPU_SLOWDOWN} times, nothing cached. ms from the click to the end of the frame; bytes of scripts and style sheets, brotli 11`
  const failed = measured.flatMap(({ scenario: { name }, why }) => (why ? [`Not measured: ${name} (${why})`] : []))
  return [table(`${title}. ${about}`, ['', ...heads], rows), ...failed].join('\n')
}
