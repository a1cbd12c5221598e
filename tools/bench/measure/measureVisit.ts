import type { Browser, CDPSession } from '@playwright/test'
import { settleMs } from '../settings.ts'
import { type Conditions, type SlowPage, withSlowPage } from '../slowPage.ts'

/** What a page says at the end of a visit. Times in ms, on the slowed processor. */
export interface Visit extends Awaited<ReturnType<typeof spentOn>> {
  /** First paint of text, since the start of the visit. */
  firstPaint: number
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
  requests: number
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
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      requests: performance.getEntriesByType('resource').length,
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

/** Milliseconds that the page's main thread has used since it was opened: `work` is script, layout and style, `tasks` also parsing and painting. */
export async function spentOn(cdp: CDPSession) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (name: string): number => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000
  const [script, layout, style] = [of('ScriptDuration'), of('LayoutDuration'), of('RecalcStyleDuration')]
  return {
    work: script + layout + style,
    script,
    layout,
    style,
    scriptAndCompiling: script + of('V8CompileDuration'),
    tasks: of('TaskDuration'),
  }
}
