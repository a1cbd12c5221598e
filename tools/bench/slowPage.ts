/** A page as somebody meets it for the first time: a browser context of its own (nothing cached), a slow processor, perhaps a slow network. */
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
  /** What the dialog's heading holds once it shows the project. */
  shows: string
  /** Absent: as fast as the machine. */
  network?: Network
  /** False: the browser asks to save data, so the loader fetches nothing ahead before the pointer or focus comes. */
  idleFetch?: boolean
  /** Anybody's widget, told by selectors. */
  watched?: Watched
  /** 1000 x 800 unless told. */
  viewport?: { width: number; height: number }
  /** Done before the page is opened. */
  prepare?: (slow: Pick<SlowPage, 'page' | 'cdp'>) => Promise<void>
}

/** Opens the page, waits for its `load`, and hands it to `measure`; closes the context whatever happens. */
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
    // Before the page: it counts script from here on.
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
