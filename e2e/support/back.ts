import type { Page } from '@playwright/test'
import type { Place } from './arrive.ts'
import { roots } from './roots.ts'

/** Goes back like the browser's own button. Returns whether the page was in the cache. */
export async function goBack(page: Page, to: string): Promise<boolean> {
  // In its own task: the call returns before the page is left.
  await page.evaluate(() => void setTimeout(() => history.back()))
  // A page from the cache is shown, not loaded.
  await page.waitForURL(to, { waitUntil: 'commit' })
  return page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .every((entry) => entry instanceof PerformanceNavigationTiming && entry.type !== 'back_forward'),
  )
}

/** Goes from the provider's page back to the dialog. For the partner's page the browser needs its cache (backCache.ts): nothing else keeps the choices. */
export async function backToDialog(place: Place, page: Page): Promise<void> {
  if (place === 'site') return void (await goBack(page, '**/donate**'))
  await goBack(page, '**/handover*')
  await goBack(page, `${roots.partnerRoot}/`)
}
