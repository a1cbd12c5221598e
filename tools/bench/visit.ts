/** A page at its first visit: its own browser context (nothing cached), a slow processor, and optionally a slow network. */
import type { Browser, CDPSession, Page } from '@playwright/test'
import { installProbe, type Point, type Probe, type Watched } from './probe.ts'

/** The processor answers this many times slower: a cheap phone on a developer's machine. */
export const cpuSlowdown = 4
/** How long the pointer rests on the button before the click, in rows with "hover", in ms. */
export const hoverMs = 400
/** Between the page's `load` and the first movement of the pointer, in ms. */
const restMs = 400
/** Watched for this time after loading and after opening, so late long tasks and shifts count, too. In ms. */
export const settleMs = 800
/** How often the driver asks whether the form is usable, and for how long, in ms. */
const askEveryMs = 600
const usableWithinMs = 10_000

/** In the form of `Network.emulateNetworkConditions`: latency per request in ms, throughput in bytes per second. */
export const slow4g = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
/** A village's network on a busy evening: 400 kbit/s. */
export const kbit400 = { offline: false, latency: 400, downloadThroughput: 400e3 / 8, uploadThroughput: 400e3 / 8 }
export type Network = typeof slow4g

export interface SlowPage {
  page: Page
  cdp: CDPSession
  read(): Promise<Probe>
}

export interface Conditions {
  url: string
  /** Text in the dialog's heading after it shows the project. */
  shows: string
  /** Absent: no limit. */
  network?: Network
  /** False: the browser saves data, so the loader prefetches nothing before the pointer or focus reaches an opener. */
  idleFetch?: boolean
  /** Another widget, by selectors. */
  watched?: Watched
  /** Called before the page is opened. */
  prepare?: (slow: Pick<SlowPage, 'page' | 'cdp'>) => Promise<void>
}

/** Opens the page, waits for its `load`, and passes it to `measure`. It always closes the context. */
export async function withSlowPage<T>(
  browser: Browser,
  { url, shows, network, idleFetch = false, watched, prepare }: Conditions,
  measure: (slow: SlowPage) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    // Called before the page opens: it counts scripts from here on.
    await cdp.send('Performance.enable')
    if (network) {
      await cdp.send('Network.enable')
      await cdp.send('Network.emulateNetworkConditions', network)
    }
    if (!idleFetch) await page.addInitScript(askToSaveData)
    await page.addInitScript(installProbe, { shows, ...(watched && { watched }) })
    await prepare?.({ page, cdp })
    await page.goto(url, { waitUntil: 'load' })
    return await measure({ page, cdp, read: () => page.evaluate(() => window.bench) })
  } finally {
    await context.close()
  }
}

function askToSaveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } })
}

/** What a page says at the end of a visit. Times in ms, on the slowed processor. */
export interface Visit extends Awaited<ReturnType<typeof spentOn>> {
  /** From the click until the dialog was painted, and until its form was usable. 0 without a click. */
  shell: number
  usable: number
  /** Event Timing of the click, in steps of 8. */
  interaction: number
  longTasks: number
  /** Since the click, or since the start of a visit without one; 0 if no task took more than 50 ms. */
  longestTask: number
  /** Sum of the time of each long task above 50 ms. */
  blocking: number
  /** Since the click, or since the start. */
  shift: number
  /** The start of the visit, in ms since 1970 by the page's own clock; its `load` and the click, in ms since then. */
  startedAt: number
  loadedAt: number
  clickedAt: number
}

/** A visit of a page that ends 0.8 s after the visitor has acted. */
export const measureVisit = (
  browser: Browser,
  conditions: Conditions,
  act: (slow: SlowPage) => Promise<unknown>,
): Promise<Visit> =>
  withSlowPage(browser, conditions, async (slow) => {
    await act(slow)
    await slow.page.waitForTimeout(settleMs)
    const { shell, usable, clickedAt, interactions, longTasks, shifts } = await slow.read()
    const spent = await spentOn(slow.cdp)
    const atTheEnd = await slow.page.evaluate(() => ({
      startedAt: performance.timeOrigin,
      // The entry of the navigation.
      loadedAt: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    }))
    return {
      ...atTheEnd,
      ...spent,
      clickedAt,
      shell,
      usable,
      interaction: Math.max(0, ...Object.values(interactions)),
      longTasks: longTasks.length,
      longestTask: Math.max(0, ...longTasks.filter(({ at }) => at > clickedAt - 50).map(({ duration }) => duration)),
      blocking: longTasks.reduce((sum, { duration }) => sum + duration - 50, 0),
      shift: shifts.filter(({ at }) => at >= clickedAt).reduce((sum, { value }) => sum + value, 0),
    }
  })

/** Script milliseconds that the page's main thread has used since it was opened. */
export async function spentOn(cdp: CDPSession) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (name: string): number => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000
  return { scriptAndCompiling: of('ScriptDuration') + of('V8CompileDuration') }
}

/** `none`: clicked at once, without prefetch. `fetched`: hovered until the prefetch has finished. A number: hovered for so many ms. */
export type Intent = 'none' | 'fetched' | number

/** @throws Error if the dialog does not become usable within 10 s */
export const openWith =
  (intent: Intent, opener = ourOpener) =>
  async ({ page, cdp }: SlowPage): Promise<void> => {
    await page.waitForTimeout(restMs)
    const at = await middleOf(page, opener)
    if (intent !== 'none') {
      await page.mouse.move(at.x, at.y)
      await (intent === 'fetched' ? untilFetched(page) : page.waitForTimeout(intent))
    }
    await press(cdp, at)
    await untilUsable(page)
  }

/**
 * Asks rarely, with a plain question, because the driver's questions run on the page's own slow processor. Its `waitForFunction` would first load its own
 * script there, which takes 30 to 50 ms between the click and the form.
 */
export async function untilUsable(page: Page, figure: 'shell' | 'usable' = 'usable'): Promise<void> {
  for (let waited = 0; waited < usableWithinMs; waited += askEveryMs) {
    await page.waitForTimeout(askEveryMs)
    if (await page.evaluate((name) => window.bench[name] > 0, figure)) return
  }
  throw new Error(`The dialog was not usable within ${usableWithinMs} ms.`)
}

export const ourOpener = 'donate-button a'

/**
 * Middle of an element, in the page's coordinates. Some openers appear only after an answer of their makers' server.
 *
 * @param selector see `Watched`
 * @throws Error if there is no such element within 10 s
 */
export async function middleOf(page: Page, selector: string, index = 0): Promise<Point> {
  for (let waited = 0; waited < usableWithinMs; waited += askEveryMs) {
    const point = await page.evaluate(([path, at]) => window.findMiddle(path, at), [selector, index] as const)
    if (point) return point
    await page.waitForTimeout(askEveryMs)
  }
  throw new Error(`${page.url()} showed no ${selector} within ${usableWithinMs} ms.`)
}

/** Down and up at once, so nothing can load uncounted between them. */
export async function press(cdp: CDPSession, { x, y }: Point): Promise<void> {
  const event = { x, y, button: 'left', clickCount: 1 } as const
  await Promise.all([
    cdp.send('Input.dispatchMouseEvent', { ...event, type: 'mousePressed' }),
    cdp.send('Input.dispatchMouseEvent', { ...event, type: 'mouseReleased' }),
  ])
}

async function untilFetched(page: Page): Promise<void> {
  let before = -1
  for (let count = 0; count !== before || count < 2; await page.waitForTimeout(300)) {
    before = count
    count = await page.evaluate(() => performance.getEntriesByType('resource').length)
  }
}
