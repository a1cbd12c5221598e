/** One load of the host page, watched for 0.8 s: the cost of the script tag on a page without a donation. */
import type { Browser } from '@playwright/test'
import { blockingOf, longestOf } from '../probe.ts'
import { settleMs } from '../settings.ts'
import { withSlowPage } from '../slowPage.ts'
import { spentOn } from '../spentOn.ts'

export interface Loading {
  /** Milliseconds that the main thread ran or compiled script, ours and the probe's. */
  script: number
  longestTask: number
  /** Sum of the time of each long task above 50 ms. */
  blocking: number
  shift: number
  requests: number
}

/** With prefetch when idle, as a visitor on a good connection has it. */
export function measureLoading(browser: Browser, url: string): Promise<Loading> {
  return withSlowPage(browser, { url, shows: '-', idleFetch: true }, async ({ page, cdp, read }) => {
    await page.waitForTimeout(settleMs)
    const script = await spentOn(cdp, 'ScriptDuration', 'V8CompileDuration')
    const { longTasks, shifts } = await read()
    return {
      script,
      longestTask: longestOf(longTasks),
      blocking: blockingOf(longTasks),
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      requests: await page.evaluate(() => performance.getEntriesByType('resource').length),
    }
  })
}
