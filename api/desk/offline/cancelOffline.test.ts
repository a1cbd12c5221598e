import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { donationHistorySchema } from '../../../shared/contract/donation/donation.ts'
import { receiptCheckSchema } from '../../../shared/contract/donation/receipt.ts'
import { cancelledOfflineSchema, takenOfflineSchema } from '../../../shared/contract/staff/offlineDonation.ts'
import { staffDonationSchema } from '../../../shared/contract/staff/donation.ts'
import { readReturns } from '../../accounting/receipts/readReturns.ts'
import { readStatement } from '../../accounting/receipts/yearStatement.ts'
import { paidIn } from '../../accounting/statements/readYear.ts'
import { donorToken, giveAt } from '../../accounting/testing/giveInYear.ts'
import { sumDonations } from '../../projects/project.ts'
import { refundsPageSchema } from '../../../shared/contract/staff/refunds.ts'
import { createTestApi, siteOrigin, type TestApi } from '../../testing/testApi.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const facts = { amount: '2500', mode: 'cheque', reference: '004217', day: '2026-11-20', purpose_id: '' }
/** Each test enters the same cheque. */
const put_away = { known_reference: 'Another test' }
let entries = 0
let before: unknown
let taken: { txn_id: string; receipt: string }
async function take(change: object = {}) {
  const person = { name: 'Kamla Namuna', email: 'kamla@example.org' }
  const entry = {
    ...facts,
    ...person,
    note: '',
    project_id: '4',
    declared: 'citizen',
    language: 'hi',
    put_away,
    ...change,
  }
  const json = { ...entry, key: `entry-000000000000000${++entries}` }
  const answer = await api.send('staff/offline-donation', { json, token, origin: siteOrigin })
  return answer.data(takenOfflineSchema)
}
beforeEach(async () => {
  token = await api.signIn('accounts@example.org')
  before = await totals()
  taken = await take()
  api.mails.length = 0
})

const note = 'The bank returned the cheque'
const cancel = (change: object = {}) =>
  api.send('staff/cancel-offline', {
    json: { txn_id: taken.txn_id, version: 1, reason: 'not_arrived', note, ...change },
    token,
    origin: siteOrigin,
  })
const read = async () =>
  (await api.send(`staff/donation?txn_id=${taken.txn_id}`, { token, origin: siteOrigin })).data(staffDonationSchema)
const idOf = async (txnId = taken.txn_id) =>
  (await api.deps.db.selectFrom('donations').select('id').where('txn_id', '=', txnId).executeTakeFirstOrThrow()).id
/** What the project has raised, with its donors, and the donations of the year's statement with their sum. */
async function totals() {
  const rows = await paidIn(api.deps, '2026-27').select('net_rupees').execute()
  const sum = rows.reduce((all, { net_rupees }) => all + net_rupees, 0)
  return [(await sumDonations(api.deps, [4])).get(4), rows.length, sum]
}

it('reverses the booking by a new fact, and nothing counts the donation any more', async () => {
  expect(await totals()).not.toEqual(before)
  expect((await cancel()).data(cancelledOfflineSchema)).toEqual({ mailed: true, asked: false })
  const donation = await read()
  expect(donation).toMatchObject({ state: 'voided', amount: 2500, balance: { paid: 0, refunded: 0, net: 0 } })
  expect(donation.entries.map(({ event }) => event)).toEqual(['prepared', 'taken_offline', 'voided'])
  expect(donation.entries.at(-1)).toMatchObject({
    note,
    lines: [
      { account: 'donations', amount_paise: 250_000 },
      { account: 'cheques', amount_paise: -250_000 },
    ],
  })
  expect(await totals()).toEqual(before)
  expect(donation.audit.map(({ action }) => action)).toContain('donation.cancelled')
})

it('reverses what a correction has made of the donation', async () => {
  const json = { ...facts, txn_id: taken.txn_id, version: 1, amount: '2600', mode: 'transfer', note: 'Read wrongly' }
  await api.send('staff/correct-offline', { json, token, origin: siteOrigin })
  expect((await cancel()).refusal?.code).toBe('corrected_meanwhile')
  await cancel({ version: 2 })
  expect((await read()).entries.at(-1)?.lines).toEqual([
    { account: 'donations', amount_paise: 260_000 },
    { account: 'bank', amount_paise: -260_000 },
  ])
  expect(await totals()).toEqual(before)
})

it('marks the receipt as cancelled where it is checked and shown, and keeps its number', async () => {
  const check = async () =>
    (await api.send(`receipt-check?number=${encodeURIComponent(taken.receipt)}`)).data(receiptCheckSchema)
  expect(await check()).toEqual({ newest: 1, refunded: 0, whole: false, cancelled: false, in_hand: true })
  await cancel()
  expect(await check()).toEqual({ newest: 1, refunded: 0, whole: true, cancelled: true, in_hand: false })
  expect(await readReturns(api.deps, await idOf())).toEqual([{ kind: 'void', paise: 250_000, day: '2026-11-21' }])
  expect((await read()).receipts).toMatchObject([{ number: taken.receipt, version: 1 }])
  const next = (await take()).receipt
  expect(Number(next.slice(-6))).toBe(Number(taken.receipt.slice(-6)) + 1)
  const json = { number: taken.receipt, version: 1, note: 'Another name', name: 'Kamla K. Namuna' }
  const corrected = await api.send('staff/correct-receipt', { json, token, origin: siteOrigin })
  expect(corrected.refusal?.code).toBe('not_correctable')
})

it.each([
  ['not_arrived', 'राशि हम तक नहीं पहुँची'],
  ['twice', 'दो बार दर्ज'],
  ['other', 'भूल से दर्ज'],
])('tells the donor in their language why: %s', async (reason, sentence) => {
  await cancel({ reason })
  expect(api.mails).toHaveLength(1)
  const [mail] = api.mails
  expect(mail).toMatchObject({ to: 'kamla@example.org', subject: `रसीद ${taken.receipt} रद्द कर दी गई है` })
  expect(mail?.text).toContain(sentence)
  expect(mail?.text).toContain('20 नवंबर 2026')
  expect(mail?.text).toContain('₹2,500')
  expect(mail?.text).not.toContain(note)
})

it('mails nobody without an address, and the receipt that waits is not mailed', async () => {
  taken = await take({ email: '' })
  const id = await idOf()
  const waits = { donation_id: id, due_at: api.deps.now(), created_at: api.deps.now(), tried_at: null, sent_at: null }
  await api.deps.db.insertInto('receipt_mails').values(waits).execute()
  expect((await cancel()).data(cancelledOfflineSchema)).toEqual({ mailed: false, asked: false })
  expect(api.mails).toEqual([])
  expect((await read()).mail).toBeNull()
})

it('writes to the account of a donor who has one, leaves the donation out of their statement, and its twin is none', async () => {
  const user = await api.deps.db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', 'ravi@example.org')
    .executeTakeFirst()
  const donor = `account-${user?.id}`
  const [kept, twice] = [await take({ donor }), await take({ donor })]
  const own = async () => {
    const answer = await api.send('donation', { token: await api.signIn('ravi@example.org') })
    const { rows } = answer.data(donationHistorySchema)
    return rows.flatMap((row) => (row.maybe_twice ? [row.txn_id] : []))
  }
  expect(await own()).toEqual([twice.txn_id, kept.txn_id])
  api.mails.length = 0
  taken = twice
  await cancel({ reason: 'twice' })
  expect(api.mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['ravi@example.org', `Receipt ${twice.receipt} is cancelled`],
  ])
  const numbers = (await readStatement(api.deps, user?.id ?? 0, '2026-27', 'en')).map(({ number }) => number)
  expect([numbers.includes(kept.receipt), numbers.includes(twice.receipt)]).toEqual([true, false])
  expect(await own()).toEqual([])
})

it('cancels once, also at the same moment', async () => {
  const both = await Promise.all([cancel(), cancel()])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(both.map(({ refusal }) => refusal?.code)).toContain('not_cancellable')
  expect((await read()).entries.filter(({ event }) => event === 'voided')).toHaveLength(1)
  expect(api.mails).toHaveLength(1)
})

it.each([
  [{ reason: '' }, 'reason', 'required'],
  [{ note: '' }, 'note', 'required'],
  [{ note: 'Ask ravi@example.org' }, 'note', 'personal'],
])('refuses %o at the field %s, and changes nothing', async (change, field, code) => {
  const answer = await cancel(change)
  expect([answer.status, answer.refusal?.fields]).toMatchObject([422, { [field]: code }])
  expect((await read()).state).toBe('paid')
})

it('needs another person for a donation of a year that is closed by now', async () => {
  const { db } = api.deps
  const settled_at = new Date('2025-03-18T06:30:00Z')
  await db.updateTable('donations').set({ settled_at }).where('txn_id', '=', taken.txn_id).execute()
  expect((await cancel()).data(cancelledOfflineSchema)).toEqual({ mailed: false, asked: true })
  expect((await read()).state).toBe('paid')
})

describe('with another person', () => {
  const post = (path: string, json: object, by = token) => api.send(path, { json, token: by, origin: siteOrigin })
  const list = async () => {
    const answer = await api.send(`staff/refunds?txn_id=${taken.txn_id}`, { token, origin: siteOrigin })
    return answer.data(refundsPageSchema).rows
  }
  const approve = async (email: string) =>
    post('staff/approve-refund', { id: (await list())[0]?.id }, await api.signIn(email))

  it.each([
    [{ mode: 'cash', reference: '' }, 'twice', 'cash'],
    [{}, 'bounced', 'cheques'],
  ])('cancels %o, and not before', async (change, reason, account) => {
    taken = await take(change)
    api.mails.length = 0
    expect((await cancel({ reason })).data(cancelledOfflineSchema)).toEqual({ mailed: false, asked: true })
    expect((await cancel({ reason })).refusal?.code).toBe('not_cancellable')
    const json = { ...facts, ...change, txn_id: taken.txn_id, version: 1, amount: '2400', note: 'Read wrongly' }
    const corrected = await post('staff/correct-offline', json)
    expect(corrected.refusal?.code).toBe('not_correctable')
    expect((await approve('accounts@example.org')).refusal?.code).toBe('own_request')
    expect([(await read()).state, api.mails.length]).toEqual(['paid', 0])
    expect((await approve('treasurer@example.org')).status).toBe(200)
    const donation = await read()
    expect(donation.state).toBe('voided')
    expect(donation.entries.at(-1)?.lines).toContainEqual({ account, amount_paise: -250_000 })
    expect(await list()).toMatchObject([{ way: 'voided', state: 'done', reason: note, amount: 2500 }])
    expect(api.mails.map(({ subject }) => subject)).toEqual([`रसीद ${taken.receipt} रद्द कर दी गई है`])
  })

  it('cannot call cash a bounced cheque', async () => {
    taken = await take({ mode: 'cash', reference: '' })
    expect((await cancel({ reason: 'bounced' })).refusal?.fields).toEqual({ reason: 'invalid' })
  })

  const back = (change: object = {}) => ({
    txn_id: taken.txn_id,
    amount: '1000',
    day: '2026-11-20',
    reference: 'RET42',
    reason: 'The bank sent a part back',
    ...change,
  })

  it('enters money that went back by hand, on its day, and names the revision that is due', async () => {
    taken = await take({ mode: 'transfer' })
    const id = await idOf()
    const original = await fileStatementOf(id)
    api.mails.length = 0
    expect((await post('staff/request-return', back({ amount: '2501' }))).refusal?.fields).toEqual({
      amount: 'too_big',
    })
    expect((await post('staff/request-return', back({ day: '2026-11-19' }))).refusal?.fields).toEqual({ day: 'before' })
    expect((await post('staff/request-return', back())).status).toBe(200)
    expect(await read()).toMatchObject({ state: 'paid', returnable: 1500, balance: { net: 2500 } })
    expect((await approve('accounts@example.org')).refusal?.code).toBe('own_request')
    expect((await approve('treasurer@example.org')).status).toBe(200)
    const donation = await read()
    expect(donation).toMatchObject({ state: 'part_refunded', returnable: 1500, balance: { net: 1500, refunded: 1000 } })
    expect(donation.entries.at(-1)).toMatchObject({
      event: 'refunded',
      effective_at: '2026-11-20T06:30:00.000Z',
      lines: [
        { account: 'refunds', amount_paise: 100_000 },
        { account: 'bank', amount_paise: -100_000 },
      ],
    })
    expect(await list()).toMatchObject([{ way: 'returned', state: 'done', reference: 'RET42', revision: '2026-27' }])
    // Another original is no revision of this one.
    api.advance(1)
    await fileStatementOf(1, { version: 2 })
    expect(await list()).toMatchObject([{ revision: '2026-27' }])
    await fileStatementOf(id, { version: 3, revises: original })
    expect(await list()).toMatchObject([{ revision: null }])
    expect(await readReturns(api.deps, id)).toEqual([{ kind: 'refund', paise: 100_000, day: '2026-11-20' }])
    expect(api.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['kamla@example.org', 'हमने आपके दान के ₹1,000 लौटाए'],
    ])
  })

  it('enters nothing of a cheque in hand as returned', async () => {
    expect((await post('staff/request-return', back())).refusal?.code).toBe('not_returnable')
  })

  /** A filed statement with one row. */
  async function fileStatementOf(donationId: number, change: { version?: number; revises?: number } = {}) {
    const { db, now } = api.deps
    const filed = await db
      .insertInto('statements')
      .values({
        year: '2026-27',
        version: 1,
        revises: null,
        form: '113',
        digest: 'x',
        acknowledgement: 'ACK1',
        prepared_at: now(),
        prepared_by: 1,
        filed_at: now(),
        filed_by: 1,
        ...change,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('statement_rows')
      .values({
        statement_id: filed.id,
        serial: 1,
        change: 'added',
        pre_acknowledgement: '',
        section: '',
        type: '',
        registration: '',
        registration_date: '',
        mode: '',
        amount: 2500,
        donor_sealed: null,
        donations: JSON.stringify([donationId]),
        keep_until: '2035-03-31',
      })
      .execute()
    return filed.id
  }
})

it('refuses an online donation, one that went back, and an unknown one', async () => {
  const { db } = api.deps
  await db.updateTable('donations').set({ state: 'refunded' }).where('txn_id', '=', taken.txn_id).execute()
  expect((await cancel()).refusal?.code).toBe('not_cancellable')
  expect((await cancel({ txn_id: 'OFF0' })).status).toBe(404)
  const id = await giveAt(api, await donorToken(api, 'asha@example.org'), '2026-11-20T12:00:00Z')
  const online = await db.selectFrom('donations').select('txn_id').where('id', '=', id).executeTakeFirstOrThrow()
  expect((await cancel(online)).refusal?.code).toBe('not_cancellable')
})

it('wants a recent sign-in, and an accountant', async () => {
  api.advance(601)
  expect((await cancel()).refusal?.code).toBe('reauthenticate')
  const become = (role: 'reader' | 'accountant') =>
    api.deps.db.updateTable('users').set({ role }).where('email', '=', 'accounts@example.org').execute()
  await become('reader')
  token = await api.signIn('accounts@example.org')
  expect((await cancel()).status).toBe(403)
  await become('accountant')
})
