import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { donationHistorySchema } from '../../shared/contract/donation/donation.ts'
import { countRows, flexibleRecord, issue, record } from '../testing/donations.ts'
import { createTestApi, type TestApi } from '../testing/testApi.ts'

let api: TestApi
let asha: string
let ravi: string
beforeAll(async () => {
  api = await createTestApi()
  asha = await api.signIn()
  ravi = await api.signIn('ravi@example.org')
})
afterAll(() => api.close())

const itemRecord = {
  project_id: 1,
  purpose_id: 12,
  purpose_text: '',
  items: [{ id: 11, qty: 2 }],
  donation_type: 'item',
  donation_amount: 120,
}

const stored = (txnId: string) =>
  api.deps.db.selectFrom('donations').selectAll().where('txn_id', '=', txnId).executeTakeFirstOrThrow()

describe('recording', () => {
  it('stores the server’s own purpose text, whatever the client sent, and ignores extra fields', async () => {
    const { txn_id } = await issue(api, asha)
    const extra = { status: 'paid', state: 'success', user_id: 2, role: 'admin', is_pledged: true, __proto__: { x: 1 } }
    const answer = await record(api, asha, { ...flexibleRecord, ...extra, txn_id, purpose_text: '<script>' })
    expect(answer.status).toBe(200)
    expect(await stored(txn_id)).toMatchObject({
      state: 'handed_over',
      purpose_text: 'Medicines',
      user_id: 1,
      amount: 500,
    })
  })

  it('binds purpose and items if payment-detail did not', async () => {
    const { txn_id } = await issue(api, asha, { project_id: 1, amount: 120 })
    expect((await record(api, asha, { ...itemRecord, txn_id })).status).toBe(200)
    const row = await stored(txn_id)
    expect(row.purpose_id).toBe(12)
    const items = await api.deps.db.selectFrom('donation_items').selectAll().where('donation_id', '=', row.id).execute()
    expect(items).toEqual([{ donation_id: row.id, item_id: 11, qty: 2, price: 60 }])
  })

  it('makes one donation of repeated and parallel records', async () => {
    const { txn_id } = await issue(api, asha, { project_id: 1, amount: 120 })
    const before = await countRows(api, 'donations')
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => record(api, asha, { ...itemRecord, txn_id })))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200])
    expect(await countRows(api, 'donations')).toBe(before)
    expect((await record(api, asha, { ...itemRecord, txn_id, purpose_id: 13 })).status).toBe(409)
  })
})

describe('a record that differs from what its txn id is bound to', () => {
  const bound = { project_id: 1, amount: 120, purpose_id: 12, items: [{ id: 11, qty: 2 }] }
  it.each([
    ['a smaller amount', { donation_amount: 119 }, 'donation_amount'],
    ['another project', { project_id: 2 }, 'project_id'],
    ['another purpose', { purpose_id: 13 }, 'purpose_id'],
    ['another quantity', { items: [{ id: 11, qty: 1 }] }, 'items'],
    ["another project's items", { items: [{ id: 21, qty: 1 }] }, 'items'],
    ['no items', { items: [] }, 'items'],
  ])('with %s is refused with 409', async (_, change, field) => {
    const { txn_id } = await issue(api, asha, bound)
    const answer = await record(api, asha, { ...itemRecord, ...change, txn_id })
    expect(answer.status).toBe(409)
    expect(answer.refusal).toEqual({ code: 'mismatch', fields: { [field]: 'mismatch' } })
    expect((await stored(txn_id)).state).toBe('created')
  })

  it.each([
    ['an amount below the prices', { items: [{ id: 11, qty: 3 }] }, { donation_amount: 'mismatch' }],
    ["another project's items", { items: [{ id: 21, qty: 1 }] }, { items: 'unknown' }],
    ["another project's purpose", { purpose_id: 21 }, { purpose_id: 'unknown' }],
    ['another type', { donation_type: 'flexible' }, { donation_type: 'mismatch' }],
    ['no items', { items: [] }, { items: 'required' }],
  ])('with %s is refused with 422 if only the amount was bound', async (_, change, fields) => {
    const { txn_id } = await issue(api, asha, { project_id: 1, amount: 120 })
    const answer = await record(api, asha, { ...itemRecord, ...change, txn_id })
    expect(answer.status).toBe(422)
    expect(answer.refusal?.fields).toEqual(fields)
    expect((await stored(txn_id)).recorded_at).toBeNull()
  })

  it.each(['1e5', -5, 0.1, 1000000.01, [100], { $gt: 0 }, true, null])(
    'with donation_amount %j is refused',
    async (amount) => {
      const { txn_id } = await issue(api, asha)
      const answer = await record(api, asha, { ...flexibleRecord, donation_amount: amount, txn_id })
      expect(answer.status).toBe(422)
      expect(answer.refusal?.fields).toEqual({ donation_amount: 'amount' })
      expect((await stored(txn_id)).recorded_at).toBeNull()
    },
  )
})

describe('somebody else’s donation', () => {
  it('gets the same answer as an unknown txn id, when recording and asking for the status', async () => {
    const { txn_id } = await issue(api, asha)
    const foreign = await record(api, ravi, { ...flexibleRecord, txn_id })
    const unknown = await record(api, ravi, { ...flexibleRecord, txn_id: 'NOSUCHTXN' })
    expect(foreign.status).toBe(404)
    expect(foreign.raw).toEqual(unknown.raw)
    const status = await api.send('donation/update-status', { json: { txn_id }, token: ravi })
    const none = await api.send('donation/update-status', { json: { txn_id: 'NOSUCHTXN' }, token: ravi })
    expect(status.status).toBe(404)
    expect(status.raw).toEqual(none.raw)
    const markup = await api.send('donation/update-status', { json: { txn_id: '<script>' }, token: ravi })
    expect(markup.status).toBe(422)
    expect((await stored(txn_id)).state).toBe('created')
  })
})

describe('GET donation', () => {
  it('lists the donor’s own recorded donations, newest first, in pages', async () => {
    const before = await api.send('donation', { token: ravi })
    expect(before.data(donationHistorySchema)).toEqual({ rows: [], page: 1, per_page: 10, total: 0 })
    await issue(api, ravi)
    const ids: string[] = []
    for (const amount of [100, 200, 300]) {
      const { txn_id } = await issue(api, ravi, { project_id: 4, amount })
      await record(api, ravi, { ...flexibleRecord, donation_amount: amount, txn_id })
      ids.unshift(txn_id)
    }
    const options = { token: ravi, headers: { 'Accept-Language': 'hi' } }
    const first = (await api.send('donation?page=1&per_page=2', options)).data(donationHistorySchema)
    expect(first.rows.map((row) => row.txn_id)).toEqual(ids.slice(0, 2))
    expect(first).toMatchObject({ page: 1, per_page: 2, total: 3 })
    expect(first.rows[0]).toMatchObject({
      amount: 300,
      payment_status: 'pending',
      project: { id: 4, title: 'चिकित्सा शिविर' },
    })
    const second = (await api.send('donation?page=2&per_page=2', options)).data(donationHistorySchema)
    expect(second.rows.map((row) => row.txn_id)).toEqual(ids.slice(2))
  })

  it.each(['page=0', 'page=-1', 'page=x', 'per_page=0', 'per_page=51', 'per_page=1e3'])('refuses %s', async (query) => {
    expect((await api.send(`donation?${query}`, { token: ravi })).status).toBe(422)
  })
})
