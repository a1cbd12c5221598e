import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Overview, overviewSchema, type Waiting, waitingSchema } from '../../shared/contract/staff/overview.ts'
import { staffDonationsSchema } from '../../shared/contract/staff/donations.ts'
import { donorToken, giveAt } from '../accounting/testing/giveInYear.ts'
import { settlementLines } from '../accounting/ledger/accounts.ts'
import { prepareDonation, recordFact } from '../accounting/ledger/recordFact.ts'
import { differenceOf } from '../accounting/reconciliation/comparePayment.ts'
import { openCase } from '../accounting/reconciliation/cases.ts'
import { createTestApi, siteOrigin, type TestApi } from '../testing/testApi.ts'

let api: TestApi
let staff: string
let asha: string
beforeEach(async () => {
  api = await createTestApi()
  staff = await api.signIn('accounts@example.org')
  asha = await donorToken(api, 'asha@example.org')
})
afterEach(() => api.close())

const read = async (): Promise<Overview> =>
  (await api.send('staff/overview', { token: await api.signIn('accounts@example.org') })).data(overviewSchema)
const waiting = async (): Promise<Waiting> =>
  (await api.send('staff/waiting', { token: staff, origin: siteOrigin })).data(waitingSchema)
const span = ({ spans }: Overview, name: string) => spans.find((one) => one.span === name)

/** Gives ₹500 online at a moment, and moves the clock to another one. */
const give = (at: string) => giveAt(api, asha, at)
const moveTo = (at: string) => api.advance((Date.parse(at) - api.deps.now().getTime()) / 1000)

it('sums today, the month and the year from April, each by its Indian day', async () => {
  // 11.59 pm of 31 March, and midnight of 1 April in India.
  await give('2027-03-31T18:29:59Z')
  await give('2027-03-31T18:30:00Z')
  await give('2027-04-30T18:29:59Z')
  await give('2027-05-10T02:00:00Z')
  moveTo('2027-05-10T12:00:00Z')
  const overview = await read()
  expect(
    overview.spans.map(({ span: name, from, to, count, net_paise }) => [name, from, to, count, net_paise]),
  ).toEqual([
    ['day', '2027-05-10', '2027-05-10', 1, 50_000],
    ['month', '2027-05-01', '2027-05-31', 1, 50_000],
    ['year', '2027-04-01', '2028-03-31', 3, 150_000],
  ])
})

it('counts no unpaid attempt and nothing that went back, and keeps the paise of a part', async () => {
  const [whole, part] = [await give('2026-11-20T12:00:00Z'), await give('2026-11-21T12:00:00Z')]
  const { db } = api.deps
  const at = new Date('2026-11-21T13:00:00Z')
  const refunded = { event: 'refunded', actor: 'provider', at } as const
  await recordFact(db, { ...refunded, donationId: whole, reference: 'R1', amountPaise: 50_000 })
  await recordFact(db, { ...refunded, donationId: part, reference: 'R2', amountPaise: 4_950 })
  const facts = { project_id: 4, donation_type: 'flexible', amount: 700, form_fields: '{}' } as const
  const { id } = await prepareDonation(db, { ...facts, user_id: 1, txn_id: 'UNPAID1', created_at: at })
  await recordFact(db, { donationId: id, event: 'handed_over', actor: 'donor', at })
  moveTo('2026-11-21T14:00:00Z')
  const overview = await read()
  expect(span(overview, 'day')).toMatchObject({ count: 1, net_paise: 45_050 })
  expect(span(overview, 'month')).toMatchObject({
    count: 1,
    net_paise: 45_050,
    modes: [{ mode: 'provider', count: 1, net_paise: 45_050 }],
    projects: [{ id: 4, count: 1, net_paise: 45_050 }],
  })
  const json = {}
  const answer = await api.send('staff/donations', { token: await api.signIn('accounts@example.org'), json })
  expect(answer.data(staffDonationsSchema).totals).toEqual({ count: 1, net: 450.5, others: 2 })
})

it('separates ways and projects, the largest sum first', async () => {
  const json = {
    key: 'an-entry-of-the-test',
    amount: '2500',
    mode: 'cheque',
    reference: '004217',
    day: '2026-11-20',
    project_id: '1',
    name: 'Kamla Namuna',
    declared: 'citizen',
    language: 'en',
  }
  expect((await api.send('staff/offline-donation', { token: staff, json, origin: siteOrigin })).status).toBe(200)
  await give('2026-11-20T12:00:00Z')
  const year = span(await read(), 'year')
  expect(year?.modes).toEqual([
    { mode: 'cheque', count: 1, net_paise: 250_000 },
    { mode: 'provider', count: 1, net_paise: 50_000 },
  ])
  expect(year?.projects.map(({ id, net_paise }) => [id, net_paise])).toEqual([
    [1, 250_000],
    [4, 50_000],
  ])
})

it('counts what waits, and what waits for a second person', async () => {
  expect(await waiting()).toEqual({
    refunds: 0,
    matches: 0,
    cases: 0,
    urgent: 0,
    suspense: { count: 0, paise: 0 },
    days: 0,
    mails: 0,
    monthly: { due: 0, failed: 0 },
  })
  const { db } = api.deps
  const id = await give('2026-11-20T12:00:00Z')
  const { txn_id } = await db.selectFrom('donations').select('txn_id').where('id', '=', id).executeTakeFirstOrThrow()
  const token = await api.signIn('accounts@example.org')
  const refund = { txn_id, amount: 200, reason: 'Paid twice' }
  await api.send('staff/request-refund', { token, json: refund, origin: siteOrigin })
  const now = api.deps.now()
  const about = { day: '2026-11-20', now, isApplied: false }
  await recordFact(db, {
    donationId: null,
    event: 'unmatched',
    reference: 'P9',
    actor: 'provider',
    amountPaise: 5_050,
    lines: [
      { account: 'clearing', amountPaise: 5_050 },
      { account: 'suspense', amountPaise: -5_050 },
    ],
    at: now,
  })
  const difference = differenceOf('unknown_payment', { id: null, txnId: 'T9' }, 'P9', { amountPaise: 5_050 })
  await openCase(db, difference, about)
  await db.updateTable('cases').set({ match_txn_id: txn_id, match_by: 1 }).execute()
  await db
    .insertInto('reconciliation_days')
    .values({ day: '2026-11-19', wanted_at: now, run_at: now, complete: false })
    .execute()
  const mail = { language: 'en', kind: 'receipt', subject: 'Receipt', body: '', recipient: 'asha@example.org' } as const
  const ended = { state: 'bounced', due_at: null, created_at: now } as const
  const before = new Date(now.getTime() - 8 * 86_400_000)
  await db
    .insertInto('mails')
    .values([
      { ...mail, ...ended, key: 'a'.repeat(32), settled_at: now },
      { ...mail, ...ended, key: 'b'.repeat(32), settled_at: before },
    ])
    .execute()
  api.advance(1)
  staff = token
  expect(await waiting()).toEqual({
    refunds: 1,
    matches: 1,
    cases: 1,
    urgent: 1,
    suspense: { count: 1, paise: 5_050 },
    days: 1,
    mails: 1,
    monthly: { due: 0, failed: 0 },
  })
  // Part of it goes back, and staff close the case.
  const back = { donationId: null, event: 'settled', reference: 'U1:refund:R1', note: 'P9', actor: 'provider' } as const
  const lines = settlementLines({ grossPaise: -2_000, feePaise: 0, taxPaise: 0, from: 'suspense' })
  await recordFact(db, { ...back, lines, at: now })
  await db.updateTable('cases').set({ closed_at: now }).execute()
  expect(await waiting()).toMatchObject({ cases: 0, suspense: { count: 1, paise: 3_050 } })
})
