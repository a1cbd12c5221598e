import { requestHash } from '../../demo/provider/hash.ts'
import { sandboxMerchant } from '../../demo/stack/merchant.ts'
import { donationsOf } from '../support/accounts.ts'
import type { Dialog } from '../support/dialog.ts'
import { expect, test } from '../support/fixtures.ts'
import { atGateway, endPayment, gatewayLog, postsOf } from '../support/gatewayPage.ts'
import { type Donation, fixedDonation, flexibleDonation, itemDonation } from '../support/donations.ts'
import { signInByPopup } from '../support/signIn.ts'
import type { Traffic } from '../support/traffic.ts'

/** Checks every amount on the way: form, payload, hash, provider. @param cameBy the attribution that the page sends */
async function expectSameAmount(
  donation: Donation,
  traffic: Traffic,
  cameBy: { partner?: string } = {},
): Promise<string> {
  expect(traffic.posted).toHaveLength(1)
  const [fields = {}] = traffic.posted
  expect(fields['amount']).toBe(`${donation.amount}.00`)
  expect(fields['hash']).toBe(requestHash(fields, sandboxMerchant))
  expect(traffic.details).toMatchObject([{ generated_hash: fields['hash'], txn_id: fields['txnid'] }])
  const sent = traffic.calls.filter(({ path }) => /payment-detail|add-donation/.test(path))
  const { amount, items, type } = donation
  const bound = { project_id: donation.projectId, purpose_id: donation.purpose.id, items, ...cameBy }
  expect(sent.map(({ body }): unknown => JSON.parse(body))).toEqual([
    { ...bound, amount, idempotency_key: expect.stringMatching(/^[0-9a-f]{32}$/), open_payments_seen: [] },
    {
      ...bound,
      purpose_text: donation.purpose.title,
      donation_type: type,
      donation_amount: amount,
      txn_id: fields['txnid'],
    },
  ])
  return fields['txnid'] ?? ''
}

async function expectChosen(donation: Donation, dialog: Dialog): Promise<void> {
  await expect(dialog.root).toHaveAccessibleName(`Make a Donation for ${donation.title}`)
  await donation.choose(dialog)
  await expect(dialog.total).toHaveText(donation.shown)
}

/** Each kind of donation once. After CONTINUE nothing depends on the kind but the fields that are compared here. */
for (const donation of [itemDonation]) {
  test(`takes a ${donation.type} donation from the partner's page to a confirmed outcome`, async ({
    page,
    dialog,
    donor,
    traffic,
    request,
  }) => {
    await dialog.openOnPartner({ projectId: donation.projectId })
    await expectChosen(donation, dialog)
    await signInByPopup(dialog, donor)
    await atGateway(page)
    const txnId = await expectSameAmount(donation, traffic, { partner: 'meghdoot' })
    await endPayment(page, 'success')
    await expect(page).toHaveURL(/\/payment-success\?txnid=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your donation has arrived')
    await expect(page.getByRole('main')).toContainText(donation.shown)
    await expect(page.getByRole('main')).toContainText('Meghdoot Pumps Ltd')
    expect(await donationsOf(request, donor)).toMatchObject([
      {
        txn_id: txnId,
        amount: donation.amount,
        payment_status: 'success',
        purpose: donation.purpose,
        items: donation.items,
        project: { id: donation.projectId },
        partner: 'Meghdoot Pumps Ltd',
      },
    ])
    expect(await postsOf(request, txnId)).toEqual(['accepted'])
  })
}

for (const donation of [fixedDonation, flexibleDonation]) {
  test(`takes a ${donation.type} donation on the trust's site to a confirmed outcome`, async ({
    page,
    dialog,
    siteDonor,
    traffic,
    request,
  }) => {
    await dialog.openOnSite(`?project=${donation.projectId}`)
    await expectChosen(donation, dialog)
    await dialog.continueButton.click()
    await expect(dialog.root.getByRole('heading', { name: 'Taking you to the secure payment page' })).toBeVisible()
    await expect(dialog.veil).toContainText(`${donation.shown} will be paid`)
    await atGateway(page)
    const txnId = await expectSameAmount(donation, traffic)
    expect(traffic.posted).toEqual([traffic.details[0]?.fields])
    const { transactions } = await gatewayLog(request)
    expect(transactions.find((one) => one.txnid === txnId)).toMatchObject({ amount: `${donation.amount}.00` })
    await endPayment(page, 'success')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your donation has arrived')
    await expect(page.getByText(donation.shown, { exact: true })).toBeVisible()
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const buttons = page.getByRole('main').locator('div:has(> a[href*="wa.me"]) > :is(a, button)')
      const widths = await buttons.evaluateAll((all) =>
        all
          .filter((one) => getComputedStyle(one).gridColumnEnd !== '-1')
          .map((one) => one.getBoundingClientRect().width),
      )
      expect([width, widths.length, new Set(widths.map(Math.round)).size]).toEqual([width, 4, 1])
    }
    expect(await donationsOf(request, siteDonor)).toMatchObject([
      {
        txn_id: txnId,
        amount: donation.amount,
        payment_status: 'success',
        purpose: donation.purpose,
        items: donation.items,
      },
    ])
  })
}
