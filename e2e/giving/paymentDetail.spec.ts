import { places, prepare } from '../support/arrive.ts'
import { type Answer, answerWith, good, impatient } from '../support/faults.ts'
import { expect, signedIn as test } from '../support/fixtures.ts'
import { fixedDonation, flexibleDonation as donation, itemDonation } from '../support/donations.ts'
import { dismiss, expectStopped, type Problem, problems } from '../support/problems.ts'

const hash = 'a'.repeat(128)
const { hashFailed } = problems

const answers: Array<[string, Answer, Problem]> = [
  ['status false', { json: { status: false, message: 'no', data: null, error: null } }, hashFailed],
  ['data null', good(null), hashFailed],
  ['an empty hash', good({ generated_hash: '', txn_id: 'KSN1', fields: {}, action: 'x' }), hashFailed],
  ['no txn id', good({ generated_hash: hash, fields: {}, action: 'http://localhost:1' }), hashFailed],
  ['a txn id that is no text', good({ generated_hash: hash, txn_id: {}, fields: {}, action: 'x' }), hashFailed],
  [
    'a hand-over page of somebody else',
    good({ generated_hash: hash, txn_id: 'KSN1', handover_url: 'https://trust.example/' }),
    hashFailed,
  ],
  ['a status that is a text', { json: { status: 'true', data: { generated_hash: hash, txn_id: 'KSN1' } } }, hashFailed],
  ['HTML with 200', { text: '<html><h1>Log in to the wireless network</h1></html>' }, hashFailed],
  ['an empty body', { text: '' }, hashFailed],
  ['half an answer', { text: '{"status":true,"data":{"generated_' }, hashFailed],
  ['500', { status: 500 }, problems.serverFault],
  ['422', { status: 422 }, problems.changed],
  ['409', { status: 409 }, problems.changed],
  ['403', { status: 403 }, problems.forbidden],
  ['404', { status: 404 }, problems.gone],
  ['nothing, the server being away', { no: 'refused' }, problems.unreachable],
  ['nothing in time', { no: 'never' }, problems.timedOut],
]

for (const place of places) {
  test(`shows an error, and records and posts nothing, whatever payment-detail answers on the ${place}`, async ({
    dialog,
    context,
    traffic,
  }) => {
    await impatient(context)
    await prepare(place, donation, dialog)
    for (const [name, answer, problem] of answers) {
      await test.step(name, async () => {
        await answerWith(context, 'donation/payment-detail', { ...answer, times: 1 })
        const before = traffic.count('donation/payment-detail')
        // The trust's own site offers no link to itself.
        const own = place === 'site' && problem === problems.forbidden
        await expectStopped(donation, dialog, traffic, own ? problems.refused : problem)
        expect(traffic.count('donation/payment-detail')).toBe(before + 1)
        await expect(dialog.root).not.toContainText('wireless')
        await dismiss(dialog)
      })
    }
    expect(traffic.count('donation/add-donation')).toBe(0)
  })

  test(`tries again on the next click after a failure on the ${place}, and pays once`, async ({
    dialog,
    context,
    traffic,
  }) => {
    await answerWith(context, 'donation/payment-detail', { status: 500, times: 1 })
    await prepare(place, donation, dialog)
    await expectStopped(donation, dialog, traffic, problems.serverFault)
    await dialog.continueButton.click()
    await expect.poll(() => traffic.posted.length).toBe(1)
    expect(traffic.count('donation/payment-detail')).toBe(2)
    expect(traffic.count('donation/add-donation')).toBe(1)
  })
}

for (const [chosen, now, before] of [
  [itemDonation, /"price":60\b/, '"price":50'],
  [fixedDonation, /"donation_amount":2500\b/, '"donation_amount":2000'],
] as const) {
  test(`shows the new price of the ${chosen.type} donation after a change, and takes it`, async ({
    dialog,
    page,
    traffic,
  }) => {
    await page.route(
      '**/donation/require-item',
      async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, body: (await answer.text()).replace(now, before) })
      },
      { times: 1 },
    )
    await prepare('site', chosen, dialog)
    await expect(dialog.total).not.toHaveText(chosen.shown)
    await expectStopped(chosen, dialog, traffic, problems.changed)
    await dialog.continueButton.click()
    await expect.poll(() => traffic.posted.length).toBe(1)
    expect(traffic.posted[0]?.['amount']).toBe(`${chosen.amount}.00`)
  })
}
