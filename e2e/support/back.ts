import { expect, type Page, chromium } from '@playwright/test'
import { expectChoices, type Place } from './arrive.ts'
import type { Dialog } from './dialog.ts'
import type { Donation } from './donations.ts'
import { atGateway } from './gatewayPage.ts'
import { roots } from './roots.ts'
import type { Traffic } from './traffic.ts'
import { findProgram } from '../../tools/check/findProgram.ts'
import { signedIn } from './fixtures.ts'

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

/** Goes from the provider's page back to the dialog. For the partner's page the browser needs its cache: nothing else keeps the choices. */
export async function backToDialog(place: Place, page: Page): Promise<void> {
  if (place === 'site') return void (await goBack(page, '**/donate**'))
  await goBack(page, '**/handover*')
  await goBack(page, `${roots.partnerRoot}/`)
}

/** The page between the dialog and the provider posts nothing again, and says what to do. */
export async function expectHandoverAgain(page: Page, traffic: Traffic): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are back from the payment page')
  await expect(page.getByRole('link', { name: 'See this payment' })).toHaveAttribute(
    'href',
    `/payment-success?txnid=${traffic.posted[0]?.['txnid']}`,
  )
  expect(traffic.posted).toHaveLength(1)
}

/** CONTINUE after Back: no loader, but all choices. The page checks the earlier payment first, then requests a new txn id. */
export async function expectNewTxn(donation: Donation, dialog: Dialog, traffic: Traffic): Promise<void> {
  await expect(dialog.veil).toHaveCount(0)
  await expectChoices(donation, dialog)
  expect(traffic.posted).toHaveLength(1)
  await dialog.continueButton.click()
  await atGateway(dialog.page)
  const paths = traffic.calls
    .map(({ path }) => path)
    .filter((path) => /payment-detail|update-status|add-donation/.test(path))
  expect(paths).toEqual([
    'donation/payment-detail',
    'donation/add-donation',
    'donation/update-status',
    'donation/payment-detail',
    'donation/add-donation',
  ])
  expect(traffic.posted).toHaveLength(2)
  expect(traffic.posted[1]?.['txnid']).not.toBe(traffic.posted[0]?.['txnid'])
}

/**
 * A whole browser with the Back/Forward cache, as donors have it. Playwright starts Chromium without it, and the headless shell has none. All tests of a worker
 * share it, because its start takes seconds.
 */
export const withBackCache = signedIn.extend({
  browser: [
    async ({ launchOptions }, use) => {
      const executablePath = findProgram('chromium')
      const browser = await chromium.launch({
        ...launchOptions,
        ...(executablePath === undefined ? {} : { executablePath }),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
})
