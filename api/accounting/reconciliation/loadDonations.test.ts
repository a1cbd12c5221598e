import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { manyPaid } from '../../testing/manyPaid.ts'
import { createTestApi, type TestApi } from '../../testing/testApi.ts'
import { loadDonations, selectDonations } from './loadDonations.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  // One in ten minutes, from 1 April 2026 on.
  await manyPaid('DAY', 20_000, 100, 10).execute(api.deps.db)
  await sql`analyze`.execute(api.deps.db)
})
afterAll(() => api.close())

it.each([
  ['a day and names', { day: '2026-05-01', txnIds: ['DAY7'], ids: [8] }, ['donations_created', 'donations_counted']],
  ['names only', { txnIds: ['DAY7'], ids: [8] }, ['donations_txn_id_key', 'donations_pkey']],
])('reads an index for each condition of %s, and not the whole table', async (_, wanted, indexes) => {
  const { rows } = await sql`explain (format json) ${selectDonations(wanted)}`.execute(api.deps.db)
  const plan = JSON.stringify(rows)
  for (const index of indexes) expect(plan).toContain(`"${index}"`)
  expect(plan).not.toMatch(/"Seq Scan"[^{]*?"Relation Name":\s*"donations"/)
})

it('finds what began on the day, what was paid on it, and what is unpaid', async () => {
  const { db } = api.deps
  const change = (txnId: string, set: { settled_at: Date | null; state?: 'pending' }) =>
    db.updateTable('donations').set(set).where('txn_id', '=', txnId).execute()
  const day = async () => (await loadDonations(db, { day: '2026-05-01' })).map(({ txnId }) => txnId)
  const before = await day()
  expect(before).toHaveLength(144)
  const [first = '', second = '', ...rest] = before
  await change(first, { settled_at: new Date('2026-05-03T00:00+05:30') })
  await change(second, { settled_at: null, state: 'pending' })
  await change('DAY1', { settled_at: new Date('2026-05-01T23:59:59.999+05:30') })
  await change('DAY2', { settled_at: new Date('2026-05-02T00:00+05:30') })
  expect((await day()).toSorted()).toEqual([first, second, 'DAY1', ...rest].toSorted())
})
