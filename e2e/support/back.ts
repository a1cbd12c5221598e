import type { Page } from '@playwright/test'
import type { Place } from './arrive.ts'
import { roots } from './roots.ts'

/** Back, as the browser's own button goes; answers whether the page came out of the cache. */
export async function goBack(page: Page, to: string): Promise<boolean> {
  // In a task of its own: the question has been answered before the page goes.
  await page.evaluate(() => void setTimeout(() => history.back()))
  // A page out of the cache is shown, not loaded.
  await page.waitForURL(to, { waitUntil: 'commit' })
  return page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .every((entry) => entry instanceof PerformanceNavigationTiming && entry.type !== 'back_forward'),
  )
}

/** From the provider's page to the dialog; for the partner's page the browser must have its cache on (backCache.ts): nothing else keeps the choices. */
export async function backToDialog(place: Place, page: Page): Promise<void> {
  if (place === 'site') return void (await goBack(page, '**/donate**'))
  await goBack(page, '**/handover*')
  await goBack(page, `${roots.partnerRoot}/`)
}
