/** A page at its first visit: its own browser context (nothing cached), a slow processor, and optionally a slow network. */
import type { Browser, CDPSession, Page } from '@playwright/test'
import { installProbe, type Probe, type Watched } from './probe.ts'
import { cpuSlowdown, type Network } from './settings.ts'

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
  /** 1000 x 800 by default. */
  viewport?: { width: number; height: number }
  /** Called before the page is opened. */
  prepare?: (slow: Pick<SlowPage, 'page' | 'cdp'>) => Promise<void>
}

/** Opens the page, waits for its `load`, and passes it to `measure`. It always closes the context. */
export async function withSlowPage<T>(
  browser: Browser,
  { url, shows, network, idleFetch = false, watched, viewport = { width: 1000, height: 800 }, prepare }: Conditions,
  measure: (slow: SlowPage) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport })
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
