import { paymentDetailSchema } from '../../../shared/contract/donation/donation.ts'
import { envelopeOf, maxRetries, newDonor } from '../../support/accounts.ts'
import { faultsOf } from '../../support/axe.ts'
import { expect } from '../../support/fixtures.ts'
import { roots } from '../../support/roots.ts'
import { atDesk, callAs, control, openDesk, outboxOf } from '../../support/staff.ts'

atDesk('a payer agrees at the provider, and staff stop it on the donor’s word', async ({ page, request }) => {
  const donor = await newDonor(request)
  const monthly = { day: 5, until: '2030-03-31', most: 15_000 }
  const order = { project_id: 4, purpose_id: 41, items: [] }
  const detail = await callAs(request, donor, 'donation/payment-detail', { ...order, amount: 700, monthly })
  const { txn_id, fields } = envelopeOf(paymentDetailSchema).parse(await detail.json()).data
  const record = { ...order, purpose_text: '', donation_type: 'flexible', donation_amount: 700, txn_id }
  expect((await callAs(request, donor, 'donation/add-donation', record)).ok()).toBe(true)
  const form = { form: fields ?? {}, maxRedirects: 0, maxRetries }
  const opened = await request.post(`${roots.gatewayRoot}/_payment`, form)
  await page.goto(new URL(opened.headers()['location'] ?? '', roots.gatewayRoot).href)
  const summary = page.getByRole('region', { name: /^Paying/ })
  await expect(summary).toContainText('You agree to later debits')
  await expect(summary).toContainText('₹15,000.00')
  await page.getByRole('radio', { name: 'UPI' }).check()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.waitForURL(`${roots.siteRoot}/**`)
  await control(request, { act: 'job', name: 'mandates' })

  await openDesk(page, 'monthly', 'Monthly donations')
  await page.getByLabel('Donor').fill(donor.fullName)
  await page.getByLabel('Donor').press('Enter')
  await page.getByRole('table').getByRole('link', { name: donor.fullName }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`₹700 each month, ${donor.fullName}`)
  await page.getByLabel('How you know that it was the donor').fill('Called from the number that we know')
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Stop it' }).click()
  await expect(page.getByText('Nothing more is debited. The provider still has to confirm the end.')).toBeVisible()
  await control(request, { act: 'job', name: 'mandates' })
  await page.reload()
  await expect(page.getByText('Staff, because the donor asked')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: /^Ended$/ })).toBeVisible()
  expect(await outboxOf(page, donor.email)).toEqual(
    expect.arrayContaining(['We are stopping your monthly donation', 'Your monthly donation has ended']),
  )
  await page.goto(`${roots.gatewayRoot}/sandbox/payments/${txn_id}`)
  await expect(page.locator('#payer')).toContainText('revoked')
})
