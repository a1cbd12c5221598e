import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { roots } from '../support/roots.ts'

const outbox = `${new URL(roots.apiRoot).origin}/outbox`

test('the outbox is accessible, with mails in it', async ({ donor, page, request }) => {
  await request.post(`${roots.apiRoot}/forget-password`, { data: { email: donor.email } })
  await expect
    .poll(async () => {
      await page.goto(outbox)
      return page.getByText(donor.email).count()
    })
    .toBeGreaterThan(0)
  await expectAccessible(page)
})

test('the viewer shows the calls of the API on a phone, and asks nobody else', async ({ page }) => {
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${roots.partnerRoot}/api-docs`)
  await page.locator('#operations-tag-Donations').click()
  await page.locator('#operations-Donations-postDonationPaymentDetail button').first().click()
  await expect(page.getByText('idempotency_key').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const own = [roots.partnerRoot, roots.apiRoot].map((root) => new URL(root).origin)
  expect([...asked].filter((origin) => !own.includes(origin) && origin !== 'null')).toEqual([])
})
