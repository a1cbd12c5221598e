import type { APIRequestContext, Page } from '@playwright/test'
import { controlsPath } from '../support/control.ts'
import { expect, test } from '../support/fixtures.ts'
import { prerendered } from '../support/sitePages.ts'
import { roots } from '../support/roots.ts'
import { paidOnline } from '../support/staff.ts'

const address = `${roots.siteRoot}/receipt-check`

/** What the QR code of a paid donation's receipt holds. */
async function codeOf(request: APIRequestContext, txnId: string): Promise<string> {
  const answer = await request.post(new URL(controlsPath, roots.apiRoot).href, {
    data: { act: 'receipt-code', txnId },
  })
  return answer.text()
}

/** The visit is over, and only what the page itself has kept is left of it. */
async function leave(page: Page): Promise<void> {
  // The page keeps itself after everything that it needs.
  const keeps = () =>
    page.evaluate(async () => !!(await caches.match('/receipt-check', { cacheName: '/receipt-check' })))
  await expect.poll(keeps).toBe(true)
  await page.goto('about:blank')
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
}

const verdict = (page: Page) => page.getByRole('status').getByRole('heading', { level: 2 })

test('after a first visit a receipt is checked without a network, and one changed digit fails', async ({
  context,
  donor,
  page,
  request,
}) => {
  const code = await codeOf(request, await paidOnline(request, donor, 1250))
  await prerendered(request, address)
  await page.goto(address)
  await leave(page)
  await context.setOffline(true)
  await page.goto(`${address}#${code}`)
  await expect(verdict(page)).toHaveText(/This receipt is genuine/)
  await expect(page.getByText('₹1,250')).toBeVisible()
  await expect(page.getByText(/Without a network this page cannot tell/)).toBeVisible()

  const [kind, key, facts = '', signature] = code.split('.')
  const changed = Buffer.from(Buffer.from(facts, 'base64url').toString().replace('1250', '9250')).toString('base64url')
  await page.goto(`${address}#${[kind, key, changed, signature].join('.')}`)
  await expect(verdict(page)).toHaveText(/This is not a genuine receipt/)
  await context.setOffline(false)
})

test('only the page that checks receipts is kept, and an old file of it goes', async ({ page }) => {
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('/receipt-check')).keys()).map(({ url }) => url))
  await page.goto(`${roots.siteRoot}/contact`)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await page.evaluate(async () => {
    const cache = await caches.open('/receipt-check')
    await cache.put('/assets/old-AbCd1234.js', new Response(''))
  })
  await page.goto(address)
  await expect.poll(kept).toContain(address)
  await expect.poll(kept).not.toContain(`${roots.siteRoot}/assets/old-AbCd1234.js`)
  await page.goto(`${roots.siteRoot}/contact`)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})
