import type { APIRequestContext, Page } from '@playwright/test'
import type { DonationStatus } from '../../shared/contract/donation/donation.ts'
import { type Donor, donationsOf } from '../support/accounts.ts'
import { arrive, expectChoices, type Place } from '../support/arrive.ts'
import type { Dialog } from '../support/dialog.ts'
import { expect, signedIn as test } from '../support/fixtures.ts'
import { type Ending, endPayment, gatewayLog, settlePayment } from '../support/gatewayPage.ts'
import { fixedDonation, flexibleDonation, type Donation, itemDonation } from '../support/donations.ts'
import type { Traffic } from '../support/traffic.ts'

/** A finished payment, with the state of the donor's browser. */
interface Ended {
  page: Page
  dialog: Dialog
  donation: Donation
  txnId: string
  donor: Donor
  traffic: Traffic
  request: APIRequestContext
}

const headings: Record<DonationStatus['payment_status'], string> = {
  success: 'Your donation has arrived',
  failure: 'The payment did not go through',
  pending: 'Your donation is being confirmed',
}

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 })

/** Not paid: one click restores the choices. */
async function tryAgain({ page, dialog, donation }: Ended): Promise<void> {
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.root).toHaveAccessibleName(`Make a Donation for ${donation.title}`)
  await expectChoices(donation, dialog)
}

/** The page must not ask the donor to pay again before the bank has answered. */
async function expectPatience(page: Page): Promise<void> {
  await expect(page.getByText('Please do not pay again yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
}

/** The page shows the bank's late answer by itself. */
async function confirmedLate({ page, txnId, request, donor }: Ended): Promise<void> {
  await expectPatience(page)
  const sameDocument = await page.evaluateHandle(() => document)
  await settlePayment(request, txnId, 'success')
  await expect(headingOf(page)).toHaveText(headings.success, { timeout: 15_000 })
  expect(await sameDocument.evaluate((kept) => kept === document)).toBe(true)
  expect(await donationsOf(request, donor)).toMatchObject([{ txn_id: txnId, payment_status: 'success' }])
}

/** A second look does not believe it either. Only the bank's own answer counts. */
async function neverBelieved({ page, txnId, traffic, request, donor }: Ended): Promise<void> {
  await expectPatience(page)
  await expect.poll(() => traffic.count('donation/update-status')).toBeGreaterThan(1)
  await expect(headingOf(page)).toHaveText(headings.pending)
  await settlePayment(request, txnId, 'failure')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(headingOf(page)).toHaveText(headings.failure)
  expect(await donationsOf(request, donor)).toMatchObject([{ txn_id: txnId, payment_status: 'failure' }])
}

/**
 * Each page that a donor can return to, once: what the donor sees, and what follows. The API's tests map endings to pages. No ending depends
 * on kind or place. Success is in giving.spec.ts, with every amount on the way.
 */
const endings: ReadonlyArray<[Ending, Place, Donation, 'failure' | 'pending', (ended: Ended) => Promise<void>]> = [
  ['failure', 'partner', itemDonation, 'failure', tryAgain],
  ['pending', 'site', flexibleDonation, 'pending', confirmedLate],
  ['tampered', 'site', fixedDonation, 'pending', neverBelieved],
]

for (const [ending, place, donation, status, then] of endings) {
  test(`${ending}: a donation of the ${donation.type} type, from the ${place}`, async ({
    page,
    dialog,
    siteDonor: donor,
    traffic,
    request,
  }) => {
    await arrive(place, donation, dialog)
    const txnId = traffic.posted[0]?.['txnid'] ?? ''
    await endPayment(page, ending, ending === 'tampered' ? { tamper: 'amount' } : {})
    await expect(page).toHaveURL(new RegExp(`/payment-${status}\\?txnid=${txnId}`))
    await expect(headingOf(page)).toHaveText(headings[status])
    await expect(page.getByText(donation.shown, { exact: true })).toBeVisible()
    const { amount, purpose, items } = donation
    expect(await donationsOf(request, donor)).toMatchObject([
      { txn_id: txnId, payment_status: status, amount, purpose, items },
    ])
    await then({ page, dialog, donation, txnId, donor, traffic, request })
  })
}

test('learns of a paid donation from the provider’s message alone if its tab was closed', async ({
  page,
  dialog,
  siteDonor,
  traffic,
  request,
}) => {
  await arrive('partner', itemDonation, dialog)
  const txnId = traffic.posted[0]?.['txnid'] ?? ''
  await endPayment(page, 'close', { webhook: '0' })
  await expect(headingOf(page)).toHaveText('Paid. You may close this tab')
  // The list asks no provider: only the message can have informed the server.
  await expect.poll(async () => (await donationsOf(request, siteDonor))[0]?.payment_status).toBe('success')
  const { webhooks } = await gatewayLog(request)
  expect(webhooks.filter((one) => one.txnid === txnId)).toMatchObject([{ status: 200 }])
  expect(traffic.count('donation/update-status')).toBe(0)
})
