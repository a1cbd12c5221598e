import { newDonor } from '../../support/accounts.ts'
import { expect } from '../../support/fixtures.ts'
import { roots } from '../../support/roots.ts'
import { control, paidOnline, atDesk, openDesk } from '../../support/staff.ts'

atDesk(
  'the night finds a refund that nobody announced, and staff close its case with a reason',
  async ({ page, request }) => {
    const donor = await newDonor(request)
    const txnId = await paidOnline(request, donor, 650)
    await control(request, { act: 'move-back', txnId, days: 2 })
    const quiet = { form: { amount: '650', webhook: 'never' } }
    expect((await request.post(`${roots.gatewayRoot}/sandbox/payments/${txnId}/refund`, quiet)).ok()).toBe(true)
    for (const name of ['reconcile-night', 'reconcile'] as const) await control(request, { act: 'job', name })

    const found = page.getByRole('listitem').filter({ hasText: txnId })
    // The job of the minute may have taken the day first, and compare it still. If both compare it at once, the last one finds nothing new, so the day has no link
    // to the case.
    await expect(async () => {
      await openDesk(page, 'cases', 'Cases')
      await expect(found).toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout: 60_000 })
    await expect(found).toContainText('Find out who made the refund, and why.')
    await found.getByText('Evidence and notes').click()
    await expect(found.getByText('65000')).toBeVisible()
    await found.getByLabel('How was it solved?').fill('The donor had asked the provider')
    await found.getByRole('button', { name: /^Close the case/ }).click()
    await expect(found.getByText('Closed.')).toBeVisible()
    await page.getByRole('link', { name: 'Closed', exact: true }).click()
    await found.getByText('Evidence and notes').click()
    await expect(found).toContainText('The donor had asked the provider')
    await found.getByRole('link', { name: txnId }).click()
    await expect(page.getByRole('table', { name: 'Refunded' })).toContainText('₹650.00')
    await expect(page.getByRole('listitem').filter({ hasText: 'Refunded in the provider’s dashboard' })).toContainText(
      'Closed',
    )

    await openDesk(page, 'reconciliation', 'Compared days')
    await page
      .getByRole('button', { name: /^Compare this day again/ })
      .first()
      .click()
    // The job of the minute may have run already.
    await expect(page.getByText(/^(The result appears here within a minute|Compared again)/)).toBeVisible()
    await control(request, { act: 'job', name: 'reconcile' })
    await expect(page.getByText(/^Compared again/)).toBeVisible()
  },
)
