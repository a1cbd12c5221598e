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

test('the API’s documentation is accessible', async ({ page }) => {
  await page.goto(`${roots.apiRoot}/docs`)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expectAccessible(page)
})
