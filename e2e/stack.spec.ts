import { expect, test } from '@playwright/test'
import { roots } from './support/roots.ts'

test('the site has a policy without inline scripts, and keeps the opener of its popup', async ({ request }) => {
  const page = await request.get(`${roots.siteRoot}/connect`)
  expect(page.status()).toBe(200)
  expect(page.headers()['content-security-policy']).toContain("script-src 'self'")
  expect(page.headers()['cross-origin-opener-policy']).toBeUndefined()
})

test('the widget can be loaded by any page, and contains the real address of the API', async ({ request }) => {
  const script = await request.get(`${roots.siteRoot}/widget/v1/donate.js`)
  expect(script.headers()['access-control-allow-origin']).toBe('*')
  expect(script.headers()['cache-control']).toBe('public, max-age=300')
  const text = await script.text()
  expect(text).toContain(roots.apiRoot)
  expect(text).not.toContain('.invalid')
})

test('the API lists projects of all three donation types', async ({ request }) => {
  const list: unknown = await (await request.get(`${roots.apiRoot}/project/dropdown-list`)).json()
  for (const donation_type of ['fixed', 'item', 'flexible']) {
    expect(list).toMatchObject({
      status: true,
      data: expect.arrayContaining([expect.objectContaining({ donation_type })]),
    })
  }
})

test('the provider refuses a form without a hash', async ({ request }) => {
  const answer = await request.post(`${roots.gatewayRoot}/_payment`, { form: { txnid: 'KSN1' } })
  expect(answer.status()).toBe(400)
})

test("the partner's page answers, and its script starts", async ({ page }) => {
  await page.goto(roots.partnerRoot)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Water that reaches the last field')
  // The widget's script may be first. Then the page writes its version.
  await expect(page.getByRole('log')).toContainText(/donate:ready|DonateWidget \d/)
})
