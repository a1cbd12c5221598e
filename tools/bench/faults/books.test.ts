import { expect, it } from 'vitest'
import { issueReceipt } from '../../../api/accounting/receipts/issueReceipt.ts'
import { sendMails } from '../../../api/mail/sendMails.ts'
import { declareCitizen, giveRecorded, postWebhook } from '../../../api/testing/donations.ts'
import { createTestApi } from '../../../api/testing/testApi.ts'
import { signedInSchema } from '../../../shared/contract/people/account.ts'
import { balanceOf, type Books, breachesOf, isHarmed, isSettled, type OurDonation, readBooks } from './books.ts'

const [first, second] = ['KSN/2026-27/000001', 'KSN/2026-27/000002']
const mail = { isWanted: true, isMarked: true, queued: 1, sent: 1, attempts: 1 }
const ledger = { state: 'paid', payments: 1, netRupees: 500, linesPaise: 0 } as const
const noMail = { isWanted: false, isMarked: false, queued: 0, sent: 0, attempts: 0 }
const noPayment = { state: 'handed_over', payments: 0, netRupees: 0, linesPaise: 0 } as const
const unpaid = { state: 'handed_over', receipts: [], notifications: 0, mail: noMail, ledger: noPayment } as const

/** A paid donation of ₹500 with all that a payment causes. */
const paid = (change: Partial<OurDonation> = {}, txnId = 'A', number = first): OurDonation => ({
  txnId,
  state: 'paid',
  amount: 500,
  isRecorded: true,
  receipts: [number],
  notifications: 1,
  mail,
  ledger,
  ...change,
})
const good: Books = {
  donations: [paid(), paid({}, 'B', second)],
  receipts: [first, second].map((number) => ({ number, year: '2026-27' })),
  counters: [{ year: '2026-27', last: 2 }],
}
/** The same, with another donation A. */
const withA = (change: Partial<OurDonation>): Books => ({ ...good, donations: [paid(change), paid({}, 'B', second)] })
const withReceipts = (receipts: Books['receipts']): Books => ({ ...good, receipts })

const balance = (there: readonly string[], donations: readonly OurDonation[], recorded = there) =>
  balanceOf(
    new Set(there),
    { ...good, donations },
    recorded.map((txnId) => ({ txnId, recorded: true })),
  )

it('is settled and without harm if each payment is here and mailed, once or twice', () => {
  const all = balance(['A'], [paid({ mail: { ...mail, attempts: 2 } })])
  expect([isSettled(all), isHarmed(all)]).toEqual([true, false])
  expect(all).toMatchObject({ attempts: 1, paid: 1, mailedAgain: 1, breaches: [] })
})

it.each([
  ['lost', balance(['A'], [paid(unpaid)])],
  ['invented', balance([], [paid()], ['A'])],
  ['unmailed', balance(['A'], [paid({ mail: { ...mail, sent: 0 } })])],
  ['forgotten', balance([], [], ['A'])],
  ['forgotten', balance([], [paid({ state: 'created', isRecorded: false })], ['A'])],
] as const)('counts a donation as %s', (name, found) => {
  expect(found[name]).toBe(1)
  expect(isHarmed(found)).toBe(true)
})

it('has no breach if each payment has caused everything once', () => {
  expect(breachesOf(good)).toEqual([])
  expect(breachesOf(withA({ mail: { ...mail, isMarked: false, queued: 0, sent: 0 } }))).toEqual([])
  expect(breachesOf({ donations: [], receipts: [], counters: [] })).toEqual([])
})

it.each([
  // As if the receipt were written outside the transaction of the payment.
  ['a payment without its receipt', withA({ receipts: [] }), 'receipts'],
  ['a receipt without its payment', withA({ ...unpaid, receipts: [first] }), 'receipts'],
  ['two receipts of one payment', withA({ receipts: [first, second] }), 'receipts'],
  ['a number that was taken and lost', { ...good, counters: [{ year: '2026-27', last: 3 }] }, 'receipts'],
  ['a gap', withReceipts(good.receipts.slice(1)), 'receipts'],
  ['a number that was given twice', withReceipts([...good.receipts, ...good.receipts.slice(1)]), 'receipts'],
  [
    'a receipt of a payment without a day',
    withReceipts([...good.receipts.slice(0, 1), { number: second, year: null }]),
    'receipts',
  ],
  ['a state without its fact', withA({ ledger: { ...ledger, state: 'pending' } }), 'ledger'],
  ['a second payment', withA({ ledger: { ...ledger, payments: 2 } }), 'ledger'],
  ['a balance of another amount', withA({ ledger: { ...ledger, netRupees: 1000 } }), 'ledger'],
  ['lines that do not sum to zero', withA({ ledger: { ...ledger, linesPaise: -50_000 } }), 'ledger'],
  ['a payment whose mail nobody wants', withA({ mail: noMail }), 'messages'],
  ['a mail that was queued twice', withA({ mail: { ...mail, queued: 2 } }), 'messages'],
  ['a mark without its mail', withA({ mail: { ...mail, queued: 0 } }), 'messages'],
  ['two notifications', withA({ notifications: 2 }), 'messages'],
] as const)('shows %s', (_, books, area) => {
  expect(breachesOf(books).map((breach) => breach.area)).toEqual([area])
})

it('reads a database without breaches, and finds a receipt that was written outside the transaction of its payment', async () => {
  const api = await createTestApi()
  const account = { fullName: 'Fault', email: 'fault-1@example.org', contactNo: '9000000001', password: 'Ganga-tat-1' }
  const { token } = (await api.send('register', { json: account })).data(signedInSchema)
  await declareCitizen(api, token)
  const form = await giveRecorded(api, token)
  await postWebhook(api, api.gateway.signedPost(form, { status: 'success', unmappedstatus: 'captured' }))
  await sendMails(api.deps, async () => null)
  const books = await readBooks(api.deps.db)
  expect(books.donations).toMatchObject([{ state: 'paid', notifications: 1, mail }])
  expect(breachesOf(books)).toEqual([])

  const { txnid } = await giveRecorded(api, token)
  const ofTxn = api.deps.db.selectFrom('donations').select('id').where('txn_id', '=', txnid)
  // As if the process were killed between the receipt and the payment.
  await issueReceipt(api.deps.db, api.deps, (await ofTxn.executeTakeFirstOrThrow()).id, api.deps.now())
  const breach = { area: 'receipts', what: '1 receipts of 0 payments', about: txnid }
  expect(breachesOf(await readBooks(api.deps.db))).toContainEqual(breach)
  await api.close()
})
