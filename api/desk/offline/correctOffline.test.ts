import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  correctedOfflineSchema,
  offlineWarningsSchema,
  takenOfflineSchema,
} from '../../../shared/contract/staff/offlineDonation.ts'
import { staffDonationSchema } from '../../../shared/contract/staff/donation.ts'
import { readReceipt } from '../../accounting/receipts/readReceipt.ts'
import { paidIn } from '../../accounting/statements/readYear.ts'
import { donorToken, giveAt } from '../../accounting/testing/giveInYear.ts'
import { sumDonations } from '../../projects/project.ts'
import { createTestApi, siteOrigin, type TestApi } from '../../testing/testApi.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

let entries = 0
let txn_id: string
beforeEach(async () => {
  token = await api.signIn('accounts@example.org')
  const person = {
    name: 'Kamla Namuna',
    email: 'kamla@example.org',
    pan: 'ABCPD1234E',
    line: '4 Ghat Road',
    city: 'Devkinara',
  }
  const json = {
    ...facts,
    ...person,
    note: '',
    // Each test enters the same cheque and PAN.
    put_away: { known_reference: 'Another test', pan_name: 'Another test' },
    key: `entry-000000000000000${++entries}`,
    project_id: '4',
    declared: 'citizen',
    language: 'en',
  }
  const answer = await api.send('staff/offline-donation', { json, token, origin: siteOrigin })
  txn_id = answer.data(takenOfflineSchema).txn_id
  api.mails.length = 0
})

const facts = { amount: '2500', mode: 'cheque', reference: '004217', day: '2026-11-20', purpose_id: '' }
const right = { ...facts, amount: '₹2,600', mode: 'cash', reference: '', day: '2026-11-18', purpose_id: '41' }
const note = 'The cheque was read wrongly'
const correct = (change: object = {}) =>
  api.send('staff/correct-offline', {
    json: { ...right, txn_id, version: 1, note, ...change },
    token,
    origin: siteOrigin,
  })
const read = async () =>
  (await api.send(`staff/donation?txn_id=${txn_id}`, { token, origin: siteOrigin })).data(staffDonationSchema)
const idOf = async () =>
  (await api.deps.db.selectFrom('donations').select('id').where('txn_id', '=', txn_id).executeTakeFirstOrThrow()).id
const raised = async () => (await sumDonations(api.deps, [4])).get(4)?.raised ?? 0
const yearOf = async () => {
  const rows = await paidIn(api.deps, '2026-27').select('net_rupees').execute()
  return rows.reduce((sum, { net_rupees }) => sum + net_rupees, 0)
}

it('moves the booking by a new fact, and everything that is derived follows', async () => {
  const before = [await raised(), await yearOf()] as const
  expect((await correct()).data(correctedOfflineSchema)).toEqual({ version: 2 })
  const donation = await read()
  expect(donation).toMatchObject({
    state: 'paid',
    amount: 2600,
    mode: 'cash',
    provider_id: null,
    purpose_id: 41,
    at: '2026-11-18T06:30:00.000Z',
    balance: { paid: 2600, net: 2600, settled: true },
  })
  expect(donation.entries.map(({ event }) => event)).toEqual(['prepared', 'taken_offline', 'corrected'])
  const { lines, ...fact } = donation.entries.at(-1) ?? { lines: [] }
  expect(fact).toMatchObject({ note, amount_paise: 260_000, reference: expect.stringMatching(/^KSN\S+ v2$/) })
  expect(lines.toSorted((a, b) => a.account.localeCompare(b.account))).toEqual([
    { account: 'cash', amount_paise: 260_000 },
    { account: 'cheques', amount_paise: -250_000 },
    { account: 'donations', amount_paise: -10_000 },
  ])
  expect([await raised(), await yearOf()]).toEqual([before[0] + 100, before[1] + 100])
  expect(donation.audit.map(({ action }) => action)).toContain('donation.corrected')
})

it('no longer mentions the deduction once it is cash above the limit', async () => {
  const deduction = async () => (await readReceipt(api.deps, await idOf()))?.snapshot.texts.en.sentences.deduction
  expect(await deduction()).toMatch(/deduction/)
  await correct()
  expect(await deduction()).toBeNull()
})

it('issues a receipt with the new facts and the old details of the trust, and mails it', async () => {
  const { db } = api.deps
  const old = await readReceipt(api.deps, await idOf())
  await db.updateTable('project_texts').set({ title: 'Another title' }).where('id', '=', 4).execute()
  await correct()
  const receipt = await readReceipt(api.deps, await idOf())
  expect(receipt).toMatchObject({
    number: old?.number,
    version: 2,
    corrects: { version: 1, reason: 'donation' },
    snapshot: { amount: 2600, mode: 'cash', paymentId: null, purposeId: 41, givenAt: '2026-11-18T06:30:00.000Z' },
    donor: { name: 'Kamla Namuna', pan: 'ABCPD1234E', note },
  })
  expect(receipt?.snapshot.texts.en.project).toBe(old?.snapshot.texts.en.project)
  expect(receipt?.snapshot.texts.en.purpose).toBeTruthy()
  expect(receipt?.snapshot.trust).toEqual(old?.snapshot.trust)
  expect(api.mails.map(({ to }) => to)).toEqual(['kamla@example.org'])
})

it('moves no money if only the number or the day is wrong', async () => {
  await correct({ ...facts, reference: 'N42' })
  const { entries: all, amount, at, provider_id } = await read()
  expect([all.at(-1)?.lines, amount, at, provider_id]).toEqual([[], 2500, '2026-11-20T06:30:00.000Z', 'N42'])
})

it('can be corrected back, and a correction of nothing leaves no trace', async () => {
  await correct()
  expect(await correct({ version: 2 })).toMatchObject({ status: 409, refusal: { code: 'nothing_to_correct' } })
  expect((await read()).entries).toHaveLength(3)
  expect((await correct({ ...facts, version: 2 })).data(correctedOfflineSchema)).toEqual({ version: 3 })
  expect(await read()).toMatchObject({ amount: 2500, mode: 'cheque', purpose: null, balance: { net: 2500 } })
})

it('takes one of two corrections at the same time', async () => {
  const both = await Promise.all([correct(), correct({ amount: '2700' })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(both.map(({ refusal }) => refusal?.code)).toContain('corrected_meanwhile')
  const { entries: all, receipts, amount, balance } = await read()
  expect([all.filter(({ event }) => event === 'corrected').length, receipts.length]).toEqual([1, 2])
  expect(balance.net).toBe(amount)
})

it.each([
  [{ amount: '0' }, 'amount', 'amount'],
  [{ mode: 'provider' }, 'mode', 'invalid'],
  [{ day: '2027-01-01' }, 'day', 'future'],
  [{ day: '2025-03-31' }, 'day', 'closed'],
  [{ day: '2026-03-31' }, 'day', 'other_year'],
  [{ purpose_id: '11' }, 'purpose_id', 'unknown'],
  [{ note: '' }, 'note', 'required'],
  [{ note: 'Ask ravi@example.org' }, 'note', 'personal'],
])('refuses %o at the field %s, and changes nothing', async (change, field, code) => {
  const answer = await correct(change)
  expect([answer.status, answer.refusal?.fields]).toMatchObject([422, { [field]: code }])
  expect(await read()).toMatchObject({ amount: 2500, receipts: [{ version: 1 }] })
})

it('refuses a donation of a day that is closed by now', async () => {
  const { db } = api.deps
  const settled_at = new Date('2025-06-18T06:30:00Z')
  await db.updateTable('donations').set({ settled_at }).where('txn_id', '=', txn_id).execute()
  const rule = { key: 'ledger.openFrom', from_day: '2026-11-21' } as const
  await db
    .insertInto('rules')
    .values({ ...rule, value: '"2025-10-01"' })
    .execute()
  expect((await correct({ day: '2025-12-01' })).refusal?.fields).toEqual({ day: 'closed' })
  await db.deleteFrom('rules').where('key', '=', rule.key).where('from_day', '=', rule.from_day).execute()
})

it('refuses an online donation, one that went back, an unknown one, and an old receipt', async () => {
  const { db } = api.deps
  await db.updateTable('donations').set({ state: 'refunded' }).where('txn_id', '=', txn_id).execute()
  expect((await correct()).refusal?.code).toBe('not_correctable')
  await db.updateTable('donations').set({ state: 'paid' }).where('txn_id', '=', txn_id).execute()
  expect((await correct({ version: 2 })).refusal?.code).toBe('corrected_meanwhile')
  expect((await correct({ txn_id: 'OFF0' })).status).toBe(404)
  const id = await giveAt(api, await donorToken(api, 'asha@example.org'), '2026-11-20T12:00:00Z')
  const online = await db.selectFrom('donations').select('txn_id').where('id', '=', id).executeTakeFirstOrThrow()
  expect((await correct(online)).refusal?.code).toBe('not_correctable')
})

it('wants a recent sign-in, and an accountant', async () => {
  api.advance(601)
  expect((await correct()).refusal?.code).toBe('reauthenticate')
  const become = (role: 'reader' | 'accountant') =>
    api.deps.db.updateTable('users').set({ role }).where('email', '=', 'accounts@example.org').execute()
  await become('reader')
  token = await api.signIn('accounts@example.org')
  expect((await correct()).status).toBe(403)
  await become('accountant')
})

it('warns of the hundi that a correction makes the same as another one', async () => {
  const hundi = {
    ...facts,
    mode: 'cash',
    reference: '',
    donor: 'none',
    declared: '',
    note: '',
    put_away: {},
    project_id: '4',
    language: 'en',
  }
  const enter = async (amount: string) => {
    const key = `entry-000000000000000${++entries}`
    const answer = await api.send('staff/offline-donation', {
      json: { ...hundi, amount, key },
      token,
      origin: siteOrigin,
    })
    return answer.data(takenOfflineSchema).txn_id
  }
  await enter('4210')
  const json = { ...right, txn_id: await enter('4120'), day: facts.day, amount: '4210', put_away: {} }
  expect((await correct(json)).refusal?.fields).toEqual({ 'put_away.same_hundi': 'warned' })
  const put_away = { same_hundi: 'The boxes at the gate and in the hall' }
  expect((await correct({ ...json, put_away })).data(correctedOfflineSchema)).toEqual({ version: 2 })
})

it('warns of a reference that another donation has, asks for one reason, and asks no more', async () => {
  const json = { txn_id, version: 1, note, ...right, mode: 'transfer', reference: 'NEFT 990017', put_away: {} }
  const other = {
    ...facts,
    mode: 'transfer',
    reference: 'NEFT990017',
    donor: 'none',
    note: '',
    put_away: {},
    key: `entry-000000000000000${++entries}`,
    project_id: '4',
    declared: '',
    language: 'en',
  }
  const known = await api.send('staff/offline-donation', { json: other, token, origin: siteOrigin })
  const { receipt } = known.data(takenOfflineSchema)
  const refused = await correct(json)
  expect(refused.refusal).toMatchObject({ code: 'warned', fields: { 'put_away.known_reference': 'warned' } })
  const found = await api.send('staff/offline-warnings', { json, token, origin: siteOrigin })
  const { warnings } = found.data(offlineWarningsSchema)
  expect(warnings).toMatchObject([{ code: 'known_reference', donations: [{ receipt }] }])
  const put_away = { known_reference: 'Two donations came in one transfer' }
  expect((await correct({ ...json, put_away })).data(correctedOfflineSchema)).toEqual({ version: 2 })
  const again = await correct({ ...json, version: 2, amount: '2700' })
  expect(again.data(correctedOfflineSchema)).toEqual({ version: 3 })
})
