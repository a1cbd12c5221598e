import type { CDPSession } from '@playwright/test'

/**
 * Milliseconds that the page's main thread has used since it was opened, on the slowed processor.
 *
 * @param names of `Performance.getMetrics`, e.g. `ScriptDuration`; the result is their sum
 */
export async function spentOn(cdp: CDPSession, ...names: string[]): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.filter(({ name }) => names.includes(name)).reduce((sum, { value }) => sum + value * 1000, 0)
}
