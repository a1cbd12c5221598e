/** A visit to a page of the trust's site that opens the form by itself: from the start of the visit to a usable form. */
import type { Browser } from '@playwright/test'
import { untilUsable } from './measureOpening.ts'
import { type Conditions, type SlowPage, withSlowPage } from '../slowPage.ts'

/** ms since the visit started. */
export interface Arrival {
  /** First paint of text. */
  read: number
  shell: number
  usable: number
}

/** @throws Error if the form does not become usable within 10 s after the page has loaded */
export function measureArrival(browser: Browser, conditions: Conditions): Promise<Arrival> {
  const prepare = async ({ page }: Pick<SlowPage, 'page'>): Promise<void> => {
    // The probe takes the visit itself as the click.
    await page.addInitScript(() => window.hasClicked(Number.MIN_VALUE))
  }
  return withSlowPage(browser, { ...conditions, prepare }, async ({ page, read }) => {
    await untilUsable(page)
    const { shell, usable } = await read()
    const [paint] = await page.evaluate(() =>
      performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
    )
    return { read: paint ?? Number.NaN, shell, usable }
  })
}
