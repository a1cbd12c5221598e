import { requestHash } from '../../demo/provider/hash.ts'
import { sandboxMerchant } from '../../demo/stack/merchant.ts'
import { giftsOf } from '../support/accounts.ts'
import type { Dialog } from '../support/dialog.ts'
import { expect, test } from '../support/fixtures.ts'
import { atGateway, endPayment, gatewayLog, postsOf } from '../support/gatewayPage.ts'
import { type Gift, gifts } from '../support/gifts.ts'
import { signInByPopup } from '../support/signIn.ts'
import type { Traffic } from '../support/traffic.ts'

/** Checks every amount on the way: form, payload, hash, provider. @param cameBy the attribution that the page sends */
async function expectSameAmount(gift: Gift, traffic: Traffic, cameBy: { partner?: string } = {}): Promise<string> {
  expect(traffic.posted).toHaveLength(1)
  const [fields = {}] = traffic.posted
  expect(fields['amount']).toBe(`${gift.amount}.00`)
  expect(fields['hash']).toBe(requestHash(fields, sandboxMerchant))
  expect(traffic.details).toMatchObject([{ generated_hash: fields['hash'], txn_id: fields['txnid'] }])
  const sent = traffic.calls.filter(({ path }) => /payment-detail|add-donation/.test(path))
  const { amount, items, type } = gift
  const bound = { project_id: gift.projectId, purpose_id: gift.purpose.id, items, ...cameBy }
  expect(sent.map(({ body }): unknown => JSON.parse(body))).toEqual([
    { ...bound, amount },
    {
      ...bound,
      purpose_text: gift.purpose.title,
      donation_type: type,
      donation_amount: amount,
      txn_id: fields['txnid'],
    },
  ])
  return fields['txnid'] ?? ''
}

async function expectChosen(gift: Gift, dialog: Dialog): Promise<void> {
  await expect(dialog.root).toHaveAccessibleName(`Make a Donation for ${gift.title}`)
  await gift.choose(dialog)
  await expect(dialog.total).toHaveText(gift.shown)
}

for (const gift of gifts) {
  test(`takes a ${gift.type} donation from the partner's page to a confirmed outcome`, async ({
    page,
    dialog,
    donor,
    traffic,
    request,
  }) => {
    await dialog.openOnPartner({ projectId: gift.projectId })
    await expectChosen(gift, dialog)
    await signInByPopup(dialog, donor)
    await atGateway(page)
    const txnId = await expectSameAmount(gift, traffic, { partner: 'meghdoot' })
    await endPayment(page, 'success')
    await expect(page).toHaveURL(/\/payment-success\?txnid=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your donation has arrived')
    await expect(page.getByRole('main')).toContainText(gift.shown)
    await expect(page.getByRole('main')).toContainText('Meghdoot Pumps Ltd')
    expect(await giftsOf(request, donor)).toMatchObject([
      {
        txn_id: txnId,
        amount: gift.amount,
        payment_status: 'success',
        purpose: gift.purpose,
        items: gift.items,
        project: { id: gift.projectId },
        partner: 'Meghdoot Pumps Ltd',
      },
    ])
    expect(await postsOf(request, txnId)).toEqual(['accepted'])
  })

  test(`takes a ${gift.type} donation on the trust's site to a confirmed outcome`, async ({
    page,
    dialog,
    siteDonor,
    traffic,
    request,
  }) => {
    await dialog.openOnSite(`?project=${gift.projectId}`)
    await expectChosen(gift, dialog)
    await dialog.continueButton.click()
    await expect(dialog.root.getByRole('heading', { name: 'Taking you to the secure payment page' })).toBeVisible()
    await expect(dialog.veil).toContainText(`${gift.shown} will be paid`)
    await atGateway(page)
    const txnId = await expectSameAmount(gift, traffic)
    expect(traffic.posted).toEqual([traffic.details[0]?.fields])
    const { transactions } = await gatewayLog(request)
    expect(transactions.find((one) => one.txnid === txnId)).toMatchObject({ amount: `${gift.amount}.00` })
    await endPayment(page, 'success')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your donation has arrived')
    await expect(page.getByText(gift.shown, { exact: true })).toBeVisible()
    expect(await giftsOf(request, siteDonor)).toMatchObject([
      { txn_id: txnId, amount: gift.amount, payment_status: 'success', purpose: gift.purpose, items: gift.items },
    ])
  })
}
