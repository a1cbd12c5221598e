import { expectAccessible, faultsOf } from '../support/axe.ts'
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
  expect(await faultsOf(page, { without: ['color-contrast'] })).toEqual([])
  // All calls and schemas have the same colours. Contrast takes axe seconds on hundreds of them, so it sees four of each area.
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('article:nth-of-type(n + 5)')) one.remove()
  })
  await expect(page.getByRole('article').first()).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await faultsOf(page, { rules: ['color-contrast'] }), colorScheme).toEqual([])
  }
})
