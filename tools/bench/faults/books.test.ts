import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { issueReceipt } from '../../../api/accounting/receipts/issueReceipt.ts'
import { sendMails } from '../../../api/mail/sendMails.ts'
import { declareCitizen, giveRecorded, postWebhook } from '../../../api/testing/donations.ts'
import { createTestApi, type TestApi } from '../../../api/testing/testApi.ts'
import { signedInSchema } from '../../../shared/contract/people/account.ts'
import { balanceOf, isHarmed, isSettled, type OurDonation, readBooks } from './books.ts'

const paid: OurDonation = { txnId: 'A', isPaid: true, isRecorded: true, sent: 1, isRepeated: false }

const balance = (there: readonly string[], donations: readonly OurDonation[], recorded = there) =>
  balanceOf(
    new Set(there),
    { donations, breaches: [] },
    recorded.map((txnId) => ({ txnId, recorded: true })),
  )

it('is settled and without harm if each payment is here and mailed, once or twice', () => {
  const all = balance(['A'], [{ ...paid, isRepeated: true }])
  expect([isSettled(all), isHarmed(all)]).toEqual([true, false])
  expect(all).toMatchObject({ attempts: 1, paid: 1, mailedAgain: 1 })
})

it.each([
  ['lost', balance(['A'], [{ ...paid, isPaid: false, sent: 0 }])],
  ['invented', balance([], [paid], ['A'])],
  ['unmailed', balance(['A'], [{ ...paid, sent: 0 }])],
  ['forgotten', balance([], [], ['A'])],
  ['forgotten', balance([], [{ ...paid, isPaid: false, isRecorded: false }], ['A'])],
] as const)('counts a donation as %s', (name, found) => {
  expect(found[name]).toBe(1)
  expect(isHarmed(found)).toBe(true)
})

let api: TestApi
let unpaid: string
beforeAll(async () => {
  api = await createTestApi()
  const account = { fullName: 'Fault', email: 'fault-1@example.org', contactNo: '9000000001', password: 'Ganga-tat-1' }
  const { token } = (await api.send('register', { json: account })).data(signedInSchema)
  await declareCitizen(api, token)
  for (let count = 0; count < 2; count++) {
    const form = await giveRecorded(api, token)
    await postWebhook(api, api.gateway.signedPost(form, { status: 'success', unmappedstatus: 'captured' }))
  }
  await sendMails(api.deps, async () => null)
  unpaid = (await giveRecorded(api, token)).txnid
})
afterAll(() => api?.close())

it('reads a database without breaches', async () => {
  const { donations, breaches } = await readBooks(api.deps.db)
  expect(breaches).toEqual([])
  expect(donations).toHaveLength(3)
  expect(donations.filter(({ isPaid }) => isPaid)[0]).toEqual({ ...paid, txnId: expect.any(String) })
})

const firstPaid = `(select min(donation_id) from receipts)`
it.each([
  // As if the receipt were written outside the transaction of the payment.
  ['a payment without its receipt', `delete from receipts where donation_id = ${firstPaid}`, 'receipts'],
  ['a number that was taken and lost', `update receipt_counters set last = last + 1`, 'receipts'],
  ['a gap', `update receipts set number = replace(number, '000001', '000009')`, 'receipts'],
  ['a payment of another year', `update donations set settled_at = settled_at - interval '1 year'`, 'receipts'],
  ['a state without its fact', `update ledger_entries set state = 'pending' where state = 'paid'`, 'ledger'],
  ['a payment without its fact', `delete from ledger_entries where donation_id = ${firstPaid}`, 'ledger'],
  ['a second payment', `update ledger_entries set event = 'paid' where donation_id = ${firstPaid}`, 'ledger'],
  ['a balance of another amount', `update donations set amount = amount + 1`, 'ledger'],
  ['lines that do not sum to zero', `update ledger_lines set amount_paise = amount_paise + 1`, 'ledger'],
  ['a payment whose mail nobody wants', `delete from receipt_mails`, 'messages'],
  ['a mail that was queued twice', `update mails set receipt_of = ${firstPaid}`, 'messages'],
  ['a mark without its mail', `update mails set receipt_of = null`, 'messages'],
  ['a payment without its notification', `delete from notifications`, 'messages'],
])('shows %s', async (_, plant, area) => {
  const rolledBack = new Error('rolled back')
  const planted = api.deps.db.transaction().execute(async (db) => {
    // Otherwise the database's own triggers refuse most of them.
    await sql`set local session_replication_role = replica`.execute(db)
    await sql.raw(plant).execute(db)
    expect((await readBooks(db)).breaches.map((breach) => breach.area)).toContain(area)
    throw rolledBack
  })
  await expect(planted).rejects.toBe(rolledBack)
})

it('shows a receipt without its payment', async () => {
  const { db } = api.deps
  const { id } = await db.selectFrom('donations').select('id').where('txn_id', '=', unpaid).executeTakeFirstOrThrow()
  // As if the process were killed between the receipt and the payment.
  await issueReceipt(api.deps, id, api.deps.now())
  expect((await readBooks(db)).breaches).toContainEqual(expect.objectContaining({ area: 'receipts', about: unpaid }))
})
