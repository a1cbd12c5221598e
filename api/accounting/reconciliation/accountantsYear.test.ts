/**
 * An accountant's year: donations each month, and every kind of fault once. Each is named once, and nothing else is. The sums are compared to the paisa with a
 * calculation that knows only what donors paid and what the provider took.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { casesPageSchema } from '../../../shared/contract/staff/reconciliation.ts'
import { payoutDetailSchema, payoutsSchema } from '../../../shared/contract/staff/reconciliation.ts'
import { profileSchema } from '../../../shared/contract/people/profile.ts'
import type { DifferenceCode } from '../../../shared/contract/staff/reconciliation.ts'
import type { SettlementLine } from '../../payment/changes.ts'
import { settle } from '../../payment/settle.ts'
import { sweep } from '../../payment/sweep.ts'
import { giveRecorded } from '../../testing/donations.ts'
import { connectSandbox } from '../../testing/sandboxProvider.ts'
import { createTestApi, siteOrigin, type TestApi } from '../../testing/testApi.ts'
import { settlementLines } from '../ledger/accounts.ts'
import { recordFact } from '../ledger/recordFact.ts'
import { readReceipt } from '../receipts/readReceipt.ts'
import { checkClearing, openUnconfirmed } from './cases.ts'
import { reconcileWanted, wantNight } from './runDays.ts'
import { indianDay } from '../../../shared/date.ts'
import { dayAfter } from '../../payment/financialYear.ts'

const DAY = 24 * 3600
const AMOUNT = 50_000
let api: TestApi
let sandbox: ReturnType<typeof connectSandbox>
/** What the provider's answers have instead of the sandbox's, by transaction. */
const lineFaults = new Map<string, (line: SettlementLine) => SettlementLine[]>()
let failures = 0
let donor = 'asha@example.org'

beforeAll(async () => {
  api = await createTestApi()
  sandbox = connectSandbox(api)
  const { provider } = api.deps
  api.deps.provider = {
    ...provider,
    listDay: async (day) => {
      if (failures > 0 && day === yesterday()) {
        failures -= 1
        throw new Error('our own mistake')
      }
      const rows = await provider.listDay(day)
      return rows.flatMap((row) =>
        row.providerId === doubled.own ? [row, { ...row, providerId: doubled.other }] : [row],
      )
    },
    listSettlements: async (day) =>
      (await provider.listSettlements(day)).flatMap((line) => lineFaults.get(line.txnId)?.(line) ?? [line]),
  }
})
afterAll(async () => {
  sandbox.close()
  await api.close()
})

/** The payment that the donor made twice, and the second one. */
const doubled = { own: '', other: '403993799999999999' }
const planted: string[] = []
const plant = (code: DifferenceCode, txnId: string, state: 'open' | 'closed' = 'open') =>
  planted.push(`${code} ${txnId} ${state}`)

/** The independent calculation, in paise. */
const sums = { donations: 0, suspense: 0, bank: 0, fees: 0, gst: 0, refunds: 0, disputes: 0, clearing: 0 }
function gave(): void {
  sums.donations -= AMOUNT
}
function waits(paise: number): void {
  sums.suspense -= paise
}
function paidOut(paise = AMOUNT, times = 1): void {
  const fee = Math.round((paise * 2) / 100) * times
  const gst = Math.round((fee * 18) / 100)
  sums.fees += fee
  sums.gst += gst
  sums.bank += paise - fee - gst
}
function wentBack(paise: number): void {
  sums.refunds += paise
  sums.bank -= paise
}

const today = () => indianDay(api.deps.now())
const yesterday = () => dayAfter(today(), -1)
async function night(): Promise<void> {
  await wantNight(api.deps)
  for (let more = true; more; more = (await news()) > 0) await reconcileWanted(api.deps)
  await openUnconfirmed(api.deps)
  await checkClearing(api.deps)
}
const news = async () => (await api.deps.db.selectFrom('payment_news').select('txn_id').execute()).length
async function nights(count: number, apart = 1): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    api.advance(apart * DAY)
    await night()
  }
}
const give = async (): Promise<Record<string, string> & { txnid: string }> => giveRecorded(api, await api.signIn(donor))
async function givePaid(): Promise<string> {
  const form = await give()
  await sandbox.pay(form)
  await sweep(api.deps)
  expect(await stateOf(form.txnid)).toBe('paid')
  gave()
  return form.txnid
}
/** The same, with its payout. */
async function givePaidOut(): Promise<string> {
  paidOut()
  return givePaid()
}
const donationOf = (txnId: string) =>
  api.deps.db.selectFrom('donations').selectAll().where('txn_id', '=', txnId).executeTakeFirstOrThrow()
const stateOf = async (txnId: string) => (await donationOf(txnId)).state
const paymentOf = (txnId: string) => sandbox.transactions.byTxnId(txnId)?.mihpayid ?? ''
const nextMonth = () => api.advance(25 * DAY)

async function staff(email: string) {
  const token = await api.signIn(email)
  return {
    post: (path: string, json: unknown) => api.send(`staff/${path}`, { json, token, origin: siteOrigin }),
    get: (path: string) => api.send(`staff/${path}`, { token, origin: siteOrigin }),
  }
}

it('names each planted fault once and none falsely, and agrees with an independent calculation to the paisa', async () => {
  // April: payments that are learnt late, and one that nobody confirms.
  const unsure = await give()
  await sandbox.pay(unsure, 'pending')
  await sweep(api.deps)
  plant('unconfirmed', unsure.txnid)
  const late = await give()
  await sandbox.pay(late)
  gave()
  paidOut()
  plant('paid_late', late.txnid, 'closed')
  await nights(4)

  // May: an account is deleted between the hand-over and the payment.
  nextMonth()
  const leaving = await give()
  const token = await api.signIn(donor)
  await api.send('profile/delete_account', {
    json: (await api.send('profile', { token })).data(profileSchema).id,
    token,
  })
  donor = 'ravi@example.org'
  await sandbox.pay(leaving)
  await sweep(api.deps)
  gave()
  paidOut()
  expect((await readReceipt(api.deps, (await donationOf(leaving.txnid)).id))?.donor).toMatchObject({
    name: expect.stringMatching(/\S/),
  })
  await nights(2)

  // June: money that no donation agrees with.
  nextMonth()
  await sandbox.pay(sandbox.form({ txnid: 'UNKNOWN1' }))
  waits(70_000)
  paidOut(70_000)
  plant('unknown_payment', 'UNKNOWN1')
  const [amount, product, currency] = [await give(), await give(), await give()]
  await sandbox.pay(sandbox.form({ ...amount, amount: '50.50' }))
  waits(5_050)
  paidOut(5_050)
  plant('wrong_amount', amount.txnid)
  await sandbox.pay(sandbox.form({ ...product, productinfo: 'Lottery' }))
  paidOut()
  plant('wrong_product', product.txnid, 'closed')
  await sandbox.pay(currency)
  await sandbox.spoil(currency.txnid, 'currency')
  plant('wrong_currency', currency.txnid)
  await sweep(api.deps)
  expect(await donationOf(amount.txnid)).toMatchObject({ state: 'pending', stage: 'checking' })
  await nights(2)
  await match(product.txnid)
  gave()
  await nights(2)

  // July: a second payment, which goes back at the provider.
  nextMonth()
  const twice = await givePaidOut()
  doubled.own = paymentOf(twice)
  lineFaults.set(twice, (line) => [line, { ...line, providerId: doubled.other }])
  paidOut()
  plant('double_payment', twice, 'closed')
  waits(AMOUNT)
  await nights(3)
  const returned = await givePaidOut()
  const back = { kind: 'refund', requestId: 'RR1', feePaise: 0, taxPaise: 0, netPaise: -AMOUNT } as const
  lineFaults.set(returned, (line) => [line, { ...line, ...back, txnId: twice, providerId: doubled.other }])
  sums.suspense += AMOUNT
  sums.bank -= AMOUNT
  await nights(3)

  // August: refunds at the provider, a payment that it does not know, and one that is in no payout.
  nextMonth()
  const refunded = await givePaidOut()
  await sandbox.refund(refunded, { amount: '449.50' })
  wentBack(44_950)
  plant('refunded_there', refunded)
  const unpaid = await give()
  const verdict = { status: 'success' } as const
  await settle(api.deps, unpaid.txnid, { verdict, providerId: '1', evidenceId: null, paidAt: api.deps.now() })
  gave()
  sums.clearing += AMOUNT
  plant('not_paid_there', unpaid.txnid)
  const missing = await givePaid()
  lineFaults.set(missing, () => [])
  sums.clearing += AMOUNT
  plant('payout_missing', missing)
  await nights(7)

  // September: wrong payouts. Each line that agrees is in the ledger, once.
  nextMonth()
  for (const [fault, code] of [
    ['repeated', 'payout_repeated'],
    ['twice', 'payout_twice'],
    ['unknown', 'payout_unknown'],
  ] as const) {
    const txnId = await givePaidOut()
    await sandbox.spoil(txnId, fault)
    plant(code, txnId)
  }
  const dear = await givePaid()
  await sandbox.spoil(dear, 'fee')
  paidOut(AMOUNT, 2)
  plant('payout_fee', dear)
  for (const [code, change] of [
    ['payout_amount', { amountPaise: 40_000 }],
    ['payout_sum', { netPaise: 1 }],
  ] as const) {
    const txnId = await givePaid()
    lineFaults.set(txnId, (line) => [{ ...line, ...change }])
    sums.clearing += AMOUNT
    plant(code, txnId)
  }
  await nights(7)

  // October: a day that fails, and an old double booking.
  nextMonth()
  await givePaidOut()
  api.advance(DAY)
  failures = 3
  await wantNight(api.deps)
  for (let round = 0; round < 3; round += 1) await reconcileWanted(api.deps)
  plant('comparison_failed', '', 'closed')
  await nights(2)
  const old = await givePaidOut()
  await nights(2)
  const { id } = await donationOf(old)
  const lines = settlementLines({ grossPaise: AMOUNT, feePaise: 0, taxPaise: 0 })
  const again = {
    donationId: id,
    event: 'settled',
    reference: `OLD:capture:${paymentOf(old)}`,
    actor: 'provider',
    at: api.deps.now(),
  } as const
  await recordFact(api.deps.db, { ...again, lines })
  sums.bank += AMOUNT
  sums.clearing -= AMOUNT
  plant('clearing_wrong', old)
  await nights(1)

  // November to March: chargebacks come months later. One is won; one is lost, and then reversed.
  nextMonth()
  const [won, lost] = [await givePaidOut(), await givePaidOut()]
  await nights(3)
  api.advance(90 * DAY)
  await sandbox.dispute(won, 'open')
  await sandbox.dispute(lost, 'open')
  await nights(7)
  expect([await stateOf(won), await stateOf(lost)]).toEqual(['disputed', 'disputed'])
  await sandbox.dispute(won, 'won')
  await sandbox.dispute(lost, 'lost')
  await nights(3)
  expect([await stateOf(won), await stateOf(lost)]).toEqual(['dispute_won', 'dispute_lost'])
  for (const code of ['disputed', 'dispute_won'] as const) plant(code, won, 'closed')
  await sandbox.dispute(lost, 'reversed')
  await nights(8)
  expect(await stateOf(lost)).toBe('dispute_won')
  for (const code of ['disputed', 'dispute_lost', 'dispute_won'] as const) plant(code, lost, 'closed')

  const found = await api.deps.db.selectFrom('cases').select(['code', 'txn_id', 'closed_at']).execute()
  expect(
    found
      .map(({ code, txn_id, closed_at }) => `${code} ${txn_id} ${closed_at === null ? 'open' : 'closed'}`)
      .toSorted(),
  ).toEqual(planted.toSorted())
  expect(await accounts()).toEqual(sums)
  await payoutsAgree()
}, 1_200_000)

/** Two members of staff find that the payment was this donation's. */
async function match(txn_id: string): Promise<void> {
  const [first, second] = [await staff('accounts@example.org'), await staff('treasurer@example.org')]
  const cases = (await first.get(`cases?open=yes&txn_id=${txn_id}`)).data(casesPageSchema).rows
  const wanted = { id: cases[0]?.id, txn_id }
  expect((await first.post('match-payment', wanted)).status).toBe(200)
  expect(await first.post('match-payment', wanted)).toMatchObject({ status: 403, refusal: { code: 'own_match' } })
  expect(await stateOf(txn_id)).toBe('pending')
  expect((await second.post('match-payment', wanted)).status).toBe(200)
  expect(await stateOf(txn_id)).toBe('paid')
}

async function accounts(): Promise<Record<string, number>> {
  const rows = await api.deps.db
    .selectFrom('ledger_lines')
    .innerJoin('ledger_entries', 'ledger_entries.id', 'entry_id')
    .select(['account', (eb) => eb.fn.sum<number>('ledger_lines.amount_paise').as('paise')])
    .where('account', '<>', 'cash')
    .groupBy('account')
    .execute()
  return Object.fromEntries(rows.map(({ account, paise }) => [account, Number(paise)]))
}

/** The payouts have all that is in the bank, each with its lines. */
async function payoutsAgree(): Promise<void> {
  const { get } = await staff('accounts@example.org')
  const { rows, total } = (await get('payouts?per_page=50')).data(payoutsSchema)
  expect(rows).toHaveLength(total)
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
  expect(sum(rows.map(({ net_paise }) => net_paise))).toBe(sums.bank)
  for (const { utr, net_paise, fee_paise, gst_paise } of rows) {
    const payout = (await get(`payout?utr=${utr}`)).data(payoutDetailSchema)
    expect(sum(payout.lines.map((line) => line.net_paise))).toBe(net_paise)
    expect(payout.gross_paise - fee_paise - gst_paise).toBe(net_paise)
  }
}
