/** The speed of this machine, measured without our code. */
import type { Browser } from '@playwright/test'
import { withSlowPage } from '../slowPage.ts'

/** Milliseconds that the first `Intl.NumberFormat('en-IN')` of a page takes, on the slowed processor. It needs no file, no frame and no network. */
export const measureMachine = (browser: Browser, url: string): Promise<number> =>
  withSlowPage(browser, { url, shows: '' }, ({ page }) =>
    page.evaluate(() => {
      const begun = performance.now()
      new Intl.NumberFormat('en-IN').format(1234567)
      return performance.now() - begun
    }),
  )
