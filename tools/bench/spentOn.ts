import type { CDPSession } from '@playwright/test'

/**
 * Milliseconds that the page's main thread has spent since it was opened, on the slowed processor.
 *
 * @param names as `Performance.getMetrics` calls them, e.g. `ScriptDuration`; their sum is answered
 */
export async function spentOn(cdp: CDPSession, ...names: string[]): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.filter(({ name }) => names.includes(name)).reduce((sum, { value }) => sum + value * 1000, 0)
}
