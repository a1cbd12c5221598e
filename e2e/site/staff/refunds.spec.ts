import { newDonor } from '../../support/accounts.ts'
import { expect } from '../../support/fixtures.ts'
import { browserOf, control, newStaff, outboxOf, paidOnline, atDesk, openDesk } from '../../support/staff.ts'

atDesk(
  'one person asks for a refund, another approves it, and the donation and the donor get it',
  async ({ page, request, browser, accountant }) => {
    const donor = await newDonor(request)
    const txnId = await paidOnline(request, donor, 800)
    await openDesk(page, `refunds?txn_id=${txnId}`, 'Refunds')
    await page.getByLabel('Amount in rupees').fill('900')
    await page.getByLabel('Reason').fill('Paid twice by mistake')
    await page.getByRole('button', { name: 'Ask for a refund' }).click()
    await expect(page.getByText('Less than this is left to refund.')).toBeVisible()
    await page.getByLabel('Amount in rupees').fill('300')
    await page.getByRole('button', { name: 'Ask for a refund' }).click()
    await expect(page.getByText('Asked. Another person must approve it.')).toBeVisible()
    const ofDonation = { hasText: txnId }
    await expect(page.getByRole('listitem').filter(ofDonation)).toContainText('You asked for this')
    await expect(page.getByRole('listitem').filter(ofDonation).getByRole('button')).toHaveText([/^Withdraw/])

    const second = await browserOf(browser, await newStaff(request, 'accountant'))
    const there = await second.newPage()
    await openDesk(there, 'refunds', 'Refunds')
    const entry = there.getByRole('listitem').filter(ofDonation)
    await expect(entry).toContainText(accountant.fullName)
    await entry.getByRole('button', { name: /^Approve/ }).click()
    await expect(there.getByText('Approved. It goes to the provider within a minute.')).toBeVisible()
    // Once to ask the provider, once to hear of the bank.
    for (const name of ['refunds', 'refunds'] as const) await control(request, { act: 'job', name })
    await there.reload()
    await expect(entry).toContainText('Done; the donor has a mail')
    await entry.getByRole('link', { name: txnId }).click()
    await expect(there.getByRole('heading', { level: 1 })).toHaveText(`Donation ${txnId}`)
    await expect(there.getByText('Refunded in part')).toBeVisible()
    await expect(there.getByRole('link', { name: '₹300', exact: true })).toBeVisible()
    await expect(there.getByRole('link', { name: 'Ask for a refund of up to ₹500' })).toBeVisible()
    await expect(there.getByRole('table', { name: 'Refunded' })).toContainText('₹300.00')
    await second.close()
    await expect.poll(() => outboxOf(page, donor.email)).toContain('A refund of ₹300')
  },
)
