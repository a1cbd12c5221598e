/**
 * An accountant's year at the desk: every kind of fault of an offline donation, between donations without one. Each fault is named once, and nothing else is. The
 * sums are compared to the paisa with a calculation that knows only what donors gave and what went back.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { receiptCheckSchema } from '../../../shared/contract/donation/receipt.ts'
import { takenOfflineSchema } from '../../../shared/contract/staff/offlineDonation.ts'
import { statementYearSchema } from '../../../shared/contract/staff/statements.ts'
import { askedRefundSchema, refundsPageSchema } from '../../../shared/contract/staff/refunds.ts'
import { checkClearing, openUnconfirmed } from '../../accounting/reconciliation/cases.ts'
import { createTestApi, siteOrigin, type TestApi } from '../../testing/testApi.ts'

let api: TestApi
const [accountant, treasurer] = ['accounts@example.org', 'treasurer@example.org']
const tokens = new Map<string, string>()
beforeAll(async () => {
  api = await createTestApi()
  for (const email of [accountant, treasurer]) tokens.set(email, await api.signIn(email))
})
afterAll(() => api.close())

const tokenOf = (email: string) => tokens.get(email) ?? ''
const post = (by: string, path: string, json: object) =>
  api.send(`staff/${path}`, { json, token: tokenOf(by), origin: siteOrigin })

/** What was refused or named, each time: fault, code, and the field or reason. */
const named: string[] = []
const planted: string[] = []
const plant = (fault: string, code: string) => planted.push(`${fault}: ${code}`)

/** The independent calculation, in paise. */
const sums = { donations: 0, refunds: 0, cash: 0, cheques: 0, bank: 0, foreign_bank: 0 }
type Held = Exclude<keyof typeof sums, 'donations' | 'refunds'>
function gave(held: Held, rupees: number): void {
  sums.donations -= rupees * 100
  sums[held] += rupees * 100
}

let entries = 0
const hundi = { donor: 'none', declared: '', name: '', line: '', city: '' }

/** Enters a donation of another person by transfer, unless the change says otherwise. What is refused is noted; a reason then puts warnings away. */
async function enter(fault: string, change: object, reason = ''): Promise<{ txn_id: string; receipt: string }> {
  entries += 1
  const json = {
    key: `a-year-at-the-desk-${entries}`,
    name: `Kamla Namuna ${entries}`,
    phone: `90000000${10 + entries}`,
    line: '4 Ghat Road',
    city: 'Devkinara',
    project_id: '4',
    amount: '2500',
    mode: 'transfer',
    reference: `UTR ${1000 + entries}`,
    day: '2026-11-10',
    declared: 'citizen',
    language: 'en',
    ...change,
  }
  const answer = await post(accountant, 'offline-donation', json)
  const fields = Object.entries(answer.refusal?.fields ?? {})
  named.push(...fields.map(([field, code]) => `${fault}: ${code} ${field}`))
  if (fields.length === 0) return answer.data(takenOfflineSchema)
  if (!reason) return { txn_id: '', receipt: '' }
  const put_away = Object.fromEntries(fields.map(([field]) => [field.replace('put_away.', ''), reason]))
  return (await post(accountant, 'offline-donation', { ...json, put_away })).data(takenOfflineSchema)
}

/** The person who asked is refused; another one approves. */
async function approve(fault: string, txn_id: string): Promise<void> {
  const { rows } = (await api.send(`staff/refunds?txn_id=${txn_id}`, { token: tokenOf(accountant) })).data(
    refundsPageSchema,
  )
  const wanted = { id: rows[0]?.id }
  const { refusal } = await post(accountant, 'approve-refund', wanted)
  named.push(`${fault}: ${refusal?.code}`)
  plant(fault, 'own_request')
  expect((await post(treasurer, 'approve-refund', wanted)).status).toBe(200)
}
async function cancel(fault: string, txn_id: string, reason: string): Promise<void> {
  const wanted = { txn_id, version: 1, reason, note: 'It never was' }
  expect((await post(accountant, 'cancel-offline', wanted)).raw).toMatchObject({ data: { asked: true } })
  await approve(fault, txn_id)
}

it('names each offline fault once and none falsely, and agrees with an independent calculation to the paisa', async () => {
  // Nothing is unusual about these.
  await enter('', { mode: 'cash', reference: '', amount: '2000' })
  await enter('', { mode: 'cash', reference: '', amount: '199999' })
  gave('cash', 201_999)
  await enter('', { mode: 'upi', reference: '412345678901' })
  gave('bank', 2_500)
  const paid = await enter('', { mode: 'cheque', reference: '004217 SBI' })
  await enter('', { mode: 'cheque', reference: '004217 HDFC' })
  gave('bank', 2_500)
  gave('cheques', 2_500)
  const clear = { txn_id: paid.txn_id, day: '2026-11-12' }
  expect((await post(accountant, 'clear-cheque', clear)).status).toBe(200)
  await enter('', { ...hundi, mode: 'cash', reference: '', amount: '40000' })
  gave('cash', 40_000)

  // Each of these is refused until it has a reason.
  await enter('', { reference: 'SBIN0 99' })
  await enter('the same number', { mode: 'upi', reference: 'sbin099' }, 'One transfer for two donors')
  plant('the same number', 'warned put_away.known_reference')
  gave('bank', 5_000)
  const parts = { mode: 'cash', reference: '', amount: '1500', phone: '9000000001' }
  await enter('', { ...parts, day: '2026-10-05' })
  await enter('split cash', { ...parts, day: '2026-10-09' }, 'Two festivals')
  plant('split cash', 'warned put_away.split_cash')
  gave('cash', 3_000)
  const half = { mode: 'cash', reference: '', amount: '100000', phone: '9000000002' }
  await enter('', half)
  await enter('two lakh in a day', half)
  plant('two lakh in a day', 'warned put_away.cash_day')
  gave('cash', 100_000)
  const mother = await enter('', { pan: 'CDEPF3456G', name: 'Deepa Misaal' })
  const change = { pan: 'CDEPF3456G', name: 'Eshan Misaal', mode: 'cash', reference: '' }
  const son = await enter('the PAN of another', change, 'The card shows it')
  gave('cash', 2_500)
  plant('the PAN of another', 'warned put_away.pan_name')
  gave('bank', 2_500)

  // Each of these is refused.
  for (const [fault, change, code] of [
    ['a foreign passport and the domestic account', { declared: 'neither', mode: 'upi' }, 'foreign_account mode'],
    ['a foreign passport and cash', { declared: 'neither', mode: 'cash', reference: '' }, 'foreign_account mode'],
    ['a purpose outside the certificate', { declared: 'neither', project_id: '2' }, 'outside_certificate project_id'],
    ['no answer about the passport', { declared: '' }, 'required declared'],
    ['a formula as a name', { name: '=Kamla' }, 'formula name'],
    ['a PAN without an address', { pan: 'BCDPE2345F', line: '' }, 'required line'],
    ['the trust’s own PAN', { pan: 'AAAAA0000A' }, 'pan_own pan'],
    ['a day to come', { day: '2027-01-01' }, 'future day'],
    ['a closed year', { day: '2025-03-31' }, 'closed day'],
  ] as const) {
    await enter(fault, change)
    plant(fault, code)
  }
  await enter('', { declared: 'neither' })
  gave('foreign_bank', 2_500)

  // What must be undone needs a second person, once each.
  const bounced = await enter('', { mode: 'cheque', reference: '77' })
  await cancel('a bounced cheque', bounced.txn_id, 'bounced')
  const cash = await enter('', { mode: 'cash', reference: '', amount: '5000' })
  await cancel('cancelled cash', cash.txn_id, 'other')
  const again = { ...hundi, mode: 'cash', reference: '', amount: '40000' }
  const counted = await enter('a hundi counted twice', again, 'Two boxes')
  plant('a hundi counted twice', 'warned put_away.same_hundi')
  await cancel('a hundi counted twice', counted.txn_id, 'twice')
  const back = await enter('', {})
  gave('bank', 2_500)
  const returned = { txn_id: back.txn_id, amount: '1000', day: '2026-11-20', reference: 'RET42', reason: 'Sent back' }
  expect((await post(accountant, 'request-return', returned)).data(askedRefundSchema).id).toBeGreaterThan(0)
  await approve('a returned transfer', back.txn_id)
  sums.refunds += 100_000
  sums.bank -= 100_000

  // The bank never pays this cheque: its receipt says so for ever, and it is in no bank.
  const never = await enter('', { mode: 'cheque', reference: '78' })
  gave('cheques', 2_500)
  const inHand = async ({ receipt }: { receipt: string }) =>
    (await api.send(`receipt-check?number=${encodeURIComponent(receipt)}`)).data(receiptCheckSchema).in_hand
  expect([await inHand(never), await inHand(paid)]).toEqual([true, false])

  // In the statement it is an error that names both, with all their receipts.
  const { problems } = (await api.send('staff/statements?year=2026-27', { token: tokenOf(accountant) })).data(
    statementYearSchema,
  )
  const receipts = [mother, son].map(({ txn_id, receipt: number }) => ({ txn_id, number }))
  expect(problems[0]).toMatchObject({ code: 'two_names', name: 'Deepa Misaal · Eshan Misaal', receipts })

  expect(named).toEqual(planted)
  await openUnconfirmed(api.deps)
  await checkClearing(api.deps)
  expect(await api.deps.db.selectFrom('cases').select('code').execute()).toEqual([])
  expect(await accounts()).toEqual(sums)
})

async function accounts(): Promise<Record<string, number>> {
  const rows = await api.deps.db
    .selectFrom('ledger_lines')
    .select(['account', (eb) => eb.fn.sum<number>('amount_paise').as('paise')])
    .groupBy('account')
    .execute()
  return Object.fromEntries(rows.map(({ account, paise }) => [account, Number(paise)]))
}
