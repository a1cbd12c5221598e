import { giftsOf } from './accounts.ts'
import { arrive, expectChoices, type Place } from './arrive.ts'
import { expect, test } from './fixtures.ts'
import { type Ending, endPayment, gatewayLog, settlePayment } from './gatewayPage.ts'
import { fixedGift, flexibleGift, type Gift, itemGift } from './gifts.ts'
import { roots } from './roots.ts'

/** Every ending with every donation type, and on both kinds of page. */
const table = (partner: Gift, site: Gift, both: Gift): Array<[Place, Gift]> => [
  ['partner', partner],
  ['site', site],
  ['partner', both],
]
const failed: Array<[Ending, Place, Gift]> = [
  ...table(itemGift, fixedGift, flexibleGift).map(([place, gift]): [Ending, Place, Gift] => ['failure', place, gift]),
  ...table(fixedGift, itemGift, flexibleGift).map(([place, gift]): [Ending, Place, Gift] => ['cancel', place, gift]),
]

for (const [ending, place, gift] of failed) {
  test(`${ending} of a ${gift.type} gift from the ${place}: not paid, and Try again brings the choices back`, async ({
    page,
    dialog,
    siteDonor,
    request,
  }) => {
    await arrive(place, gift, dialog)
    await endPayment(page, ending)
    await expect(page).toHaveURL(/\/payment-failure\?txnid=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The payment did not go through')
    await expect(page.getByText(gift.shown, { exact: true })).toBeVisible()
    expect(await giftsOf(request, siteDonor)).toMatchObject([{ payment_status: 'failure', amount: gift.amount }])
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.root).toHaveAccessibleName(`Make a Donation for ${gift.title}`)
    await expectChoices(gift, dialog)
  })
}

for (const [place, gift] of table(flexibleGift, itemGift, fixedGift)) {
  test(`pending ${gift.type} gift from the ${place} turns into confirmed without reload`, async ({
    page,
    dialog,
    siteDonor,
    traffic,
    request,
  }) => {
    await arrive(place, gift, dialog)
    const txnId = traffic.posted[0]?.['txnid'] ?? ''
    await endPayment(page, 'pending')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Your gift is being confirmed')
    await expect(page.getByText('Please do not pay again yet.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    const sameDocument = await page.evaluateHandle(() => document)
    await settlePayment(page, txnId, 'paid')
    await expect(heading).toHaveText('Your gift has arrived', { timeout: 15_000 })
    expect(await sameDocument.evaluate((kept) => kept === document)).toBe(true)
    expect(await giftsOf(request, siteDonor)).toMatchObject([{ txn_id: txnId, payment_status: 'success' }])
  })

  const tamper = place === 'site' ? 'amount' : 'status'
  test(`tampered ${tamper} of a ${gift.type} gift from the ${place} is never believed`, async ({
    page,
    dialog,
    siteDonor,
    traffic,
    request,
  }) => {
    await arrive(place, gift, dialog)
    const txnId = traffic.posted[0]?.['txnid'] ?? ''
    await endPayment(page, 'tampered', { tamper })
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Your gift is being confirmed')
    // It looks again by itself, and still does not believe it.
    await expect.poll(() => traffic.count('donation/update-status'), { timeout: 15_000 }).toBeGreaterThan(2)
    await expect(heading).toHaveText('Your gift is being confirmed')
    expect(await giftsOf(request, siteDonor)).toMatchObject([{ payment_status: 'pending', amount: gift.amount }])
    await settlePayment(page, txnId, 'failed')
    await expect(heading).toHaveText('The payment did not go through', { timeout: 15_000 })
  })
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid. You may close this tab')
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paid. You may close this tab')
  expect(await giftsOf(request, siteDonor)).toMatchObject([{ payment_status: 'pending' }])
  await page.goto(`${roots.siteRoot}/payment-failure?txnid=${txnId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your gift has arrived')
})
