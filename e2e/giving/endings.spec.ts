import type { APIRequestContext, Page } from '@playwright/test'
import type { DonationStatus } from '../../shared/contract/donation.ts'
import { type Donor, giftsOf } from '../support/accounts.ts'
import { arrive, expectChoices, type Place, places } from '../support/arrive.ts'
import type { Dialog } from '../support/dialog.ts'
import { expect, signedIn as test } from '../support/fixtures.ts'
import { type Ending, endPayment, gatewayLog, settlePayment } from '../support/gatewayPage.ts'
import { fixedGift, flexibleGift, type Gift, itemGift } from '../support/gifts.ts'
import { roots } from '../support/roots.ts'
import type { Traffic } from '../support/traffic.ts'

/** One ended payment, as the donor's browser stands then. */
interface Ended {
  page: Page
  dialog: Dialog
  gift: Gift
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

/** Not paid: the choices come back with one press. */
async function tryAgain({ page, dialog, gift }: Ended): Promise<void> {
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.root).toHaveAccessibleName(`Make a Donation for ${gift.title}`)
  await expectChoices(gift, dialog)
}

/** Nobody is asked to pay again before the bank has answered. */
async function expectPatience(page: Page): Promise<void> {
  await expect(page.getByText('Please do not pay again yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
}

/** The bank's late answer shows by itself, in the page that stands there. */
async function confirmedLate({ page, txnId, request, donor }: Ended): Promise<void> {
  await expectPatience(page)
  const sameDocument = await page.evaluateHandle(() => document)
  await settlePayment(request, txnId, 'success')
  await expect(headingOf(page)).toHaveText(headings.success, { timeout: 15_000 })
  expect(await sameDocument.evaluate((kept) => kept === document)).toBe(true)
  expect(await giftsOf(request, donor)).toMatchObject([{ txn_id: txnId, payment_status: 'success' }])
}

/** Looked at once more it is still not believed; only what the bank itself says is. */
async function neverBelieved({ page, txnId, traffic, request, donor }: Ended): Promise<void> {
  await expectPatience(page)
  await expect.poll(() => traffic.count('donation/update-status')).toBeGreaterThan(1)
  await expect(headingOf(page)).toHaveText(headings.pending)
  await settlePayment(request, txnId, 'failure')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(headingOf(page)).toHaveText(headings.failure)
  expect(await giftsOf(request, donor)).toMatchObject([{ txn_id: txnId, payment_status: 'failure' }])
}

/**
 * What each ending looks like, and what comes of it, in both places. Each kind of donation has its turn, and each comes back once with its choices
 * (`tryAgain`): that no ending depends on the kind is shown by the tests of the API. The sixth, success, is giving.spec.ts, with every amount on the way.
 */
const endings: ReadonlyArray<[Ending, 'failure' | 'pending', (ended: Ended) => Promise<void>, Record<Place, Gift>]> = [
  ['failure', 'failure', tryAgain, { partner: itemGift, site: fixedGift }],
  ['cancel', 'failure', tryAgain, { partner: flexibleGift, site: itemGift }],
  ['pending', 'pending', confirmedLate, { partner: fixedGift, site: flexibleGift }],
  ['tampered', 'pending', neverBelieved, { partner: itemGift, site: fixedGift }],
]

for (const place of places) {
  for (const [ending, status, then, { [place]: gift }] of endings) {
    test(`${ending}: a donation of the ${gift.type} type, from the ${place}`, async ({
      page,
      dialog,
      siteDonor: donor,
      traffic,
      request,
    }) => {
      await arrive(place, gift, dialog)
      const txnId = traffic.posted[0]?.['txnid'] ?? ''
      await endPayment(page, ending, ending === 'tampered' ? { tamper: place === 'site' ? 'amount' : 'status' } : {})
      await expect(page).toHaveURL(new RegExp(`/payment-${status}\\?txnid=${txnId}`))
      await expect(headingOf(page)).toHaveText(headings[status])
      await expect(page.getByText(gift.shown, { exact: true })).toBeVisible()
      const { amount, purpose, items } = gift
      expect(await giftsOf(request, donor)).toMatchObject([
        { txn_id: txnId, payment_status: status, amount, purpose, items },
      ])
      await then({ page, dialog, gift, txnId, donor, traffic, request })
    })
  }
}

test('a paid gift whose tab was closed is known by the provider’s message alone', async ({
  page,
  dialog,
  siteDonor,
  traffic,
  request,
}) => {
  await arrive('partner', itemGift, dialog)
  const txnId = traffic.posted[0]?.['txnid'] ?? ''
  await endPayment(page, 'close', { webhook: '0' })
  await expect(headingOf(page)).toHaveText('Paid. You may close this tab')
  // The list asks no provider: only the message can have told the server.
  await expect.poll(async () => (await giftsOf(request, siteDonor))[0]?.payment_status).toBe('success')
  const { webhooks } = await gatewayLog(request)
  expect(webhooks.filter((one) => one.txnid === txnId)).toMatchObject([{ status: 200 }])
  expect(traffic.count('donation/update-status')).toBe(0)
})

test('a paid gift whose message never came is known when its page is opened', async ({
  page,
  dialog,
  siteDonor,
  traffic,
  request,
}) => {
  await arrive('site', fixedGift, dialog)
  const txnId = traffic.posted[0]?.['txnid'] ?? ''
  await endPayment(page, 'close', { webhook: 'never' })
  await expect(headingOf(page)).toHaveText('Paid. You may close this tab')
  expect(await giftsOf(request, siteDonor)).toMatchObject([{ payment_status: 'pending' }])
  await page.goto(`${roots.siteRoot}/payment-failure?txnid=${txnId}`)
  await expect(headingOf(page)).toHaveText(headings.success)
})
