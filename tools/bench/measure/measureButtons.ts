/** Work of a page's main thread from its start until 0.8 s after its load, by number of buttons. */
import type { Browser } from '@playwright/test'
import { settleMs } from '../settings.ts'
import { withSlowPage } from '../slowPage.ts'
import { spentOn } from '../spentOn.ts'

/** Milliseconds on the slowed processor. */
export interface ButtonsCost {
  /** Script, layout and style. */
  work: number
  script: number
  layout: number
  style: number
  /** All tasks, also parsing and painting. */
  tasks: number
}

/** Without prefetch, whose time among the other work would be measured, too. */
export const measureButtons = (browser: Browser, url: string): Promise<ButtonsCost> =>
  withSlowPage(browser, { url, shows: '-' }, async ({ page, cdp }) => {
    await page.waitForTimeout(settleMs)
    const script = await spentOn(cdp, 'ScriptDuration')
    const layout = await spentOn(cdp, 'LayoutDuration')
    const style = await spentOn(cdp, 'RecalcStyleDuration')
    return { work: script + layout + style, script, layout, style, tasks: await spentOn(cdp, 'TaskDuration') }
  })
