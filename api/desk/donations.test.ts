import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffDonationSchema } from '../../shared/contract/staff/donation.ts'
import { searchSchema, staffDonationsQuerySchema, staffDonationsSchema } from '../../shared/contract/staff/donations.ts'
import { manyPaid } from '../testing/manyPaid.ts'
import { createTestApi, siteOrigin, type TestApi } from '../testing/testApi.ts'
import { matchDonations, pageOf } from './donations.ts'

let api: TestApi
let token: string
const giveRole = (role: 'reader' | 'accountant') =>
  api.deps.db.updateTable('users').set({ role }).where('email', '=', 'accounts@example.org').execute()

beforeAll(async () => {
  api = await createTestApi()
  // Donation n is of ₹n, by the donor n modulo 20,000.
  await manyPaid('DESK', 100_000, 20_000, 1).execute(api.deps.db)
  await sql`analyze`.execute(api.deps.db)
  token = await api.signIn('accounts@example.org')
}, 300_000)
afterAll(() => api.close(), 300_000)

const ask = (query: string, search?: string) =>
  api.send(`staff/donations${query}`, { token, origin: siteOrigin, json: { search } })
const list = async (query: string, search?: string) => (await ask(query, search)).data(staffDonationsSchema)

describe('100,000 donations', () => {
  /** The indexes that the database would use, and the tables that it would read whole. */
  async function planOf(query: Record<string, string>) {
    const asked = { ...staffDonationsQuerySchema.parse(query), ...searchSchema.parse(query) }
    const page = pageOf(await matchDonations(api.deps, asked), asked, 101)
    const plan = JSON.stringify(await page.explain('json'))
    const all = (pattern: RegExp) => [...plan.matchAll(pattern)].map(([, name]) => name)
    return {
      indexes: all(/"Index Name":\s*"(\w+)"/g),
      whole: all(/"Node Type":\s*"Seq Scan"[^{]*?"Relation Name":\s*"(\w+)"/g),
    }
  }

  it.each([
    ['the first page', {}, 'donations_counted'],
    ['the first page by amount', { sort: 'amount' }, 'donations_amount'],
    ['a search by transaction id', { search: 'desk500' }, 'donations_pkey'],
    ['a search by name', { search: 'namuna donor 77' }, 'donations_user'],
    ['a day', { from: '2026-05-01', to: '2026-05-01' }, 'donations_counted'],
  ])('%s reads an index, and no table of donations whole', async (_what, query, index) => {
    const { indexes, whole } = await planOf(query)
    expect(indexes).toContain(index)
    expect(whole).not.toContain('donations')
  })

  it('reads an index for a deep page, which begins after a row', async () => {
    const deep = await api.deps.db
      .selectFrom('donations')
      .select('id')
      .where('txn_id', '=', 'DESK20000')
      .executeTakeFirst()
    const { indexes, whole } = await planOf({ after: String(deep?.id) })
    expect(indexes).toContain('donations_counted')
    expect(whole).not.toContain('donations')
    const page = await list(`?after=${deep?.id}`)
    expect([page.rows[0]?.txn_id, page.rows.length, page.totals]).toEqual(['DESK19999', 100, null])
  })
})

it('pages through a list without a gap or a repeat, in each order', async () => {
  for (const sort of ['-at', 'at', '-amount', 'amount']) {
    const filter = `?from=2026-05-01&to=2026-05-01&sort=${sort}`
    const first = await list(filter)
    const second = await list(`${filter}&after=${first.next}`)
    const amounts = [...first.rows, ...second.rows].map(({ amount }) => amount)
    const step = sort.startsWith('-') ? -1 : 1
    expect(amounts).toEqual(amounts.map((_amount, index) => (amounts[0] ?? 0) + step * index))
    expect(amounts).toHaveLength(200)
    expect(first.totals?.count).toBe(24 * 60)
  }
})

it.each([
  ['', 'DESK77', ['DESK77']],
  ['', 'p78', []],
  ['', 'P78', ['DESK78']],
  ['?least=99&most=100', undefined, ['DESK100', 'DESK99']],
  ['', 'donor5@example.org', ['DESK80005', 'DESK60005', 'DESK40005', 'DESK20005', 'DESK5']],
  ['?most=200', '50%', []],
])('finds by %s and "%s"', async (query, search, txnIds) => {
  expect((await list(query, search)).rows.map(({ txn_id }) => txn_id)).toEqual(txnIds)
})

it('refuses an unknown state with the parameter’s name', async () => {
  const answer = await ask('?state=lost')
  expect([answer.status, Object.keys(answer.refusal?.fields ?? {})]).toEqual([422, ['state']])
})

it('shows one donation with its names, and logs who read it', async () => {
  const answer = await api.send('staff/donation?txn_id=DESK7', { token, origin: siteOrigin })
  expect(answer.data(staffDonationSchema)).toMatchObject({
    txn_id: 'DESK7',
    amount: 7,
    donor: { kind: 'account', name: 'Namuna Donor 7', pan: null },
    audit: [{ action: 'donation.read' }],
  })
  expect((await api.send('staff/donation?txn_id=NOBODY', { token, origin: siteOrigin })).status).toBe(404)
})

it('writes the file for an accountant who has just proved who they are, and for nobody else', async () => {
  const file = '?format=csv&from=2026-05-01&to=2026-05-02'
  await giveRole('reader')
  expect((await ask(file)).status).toBe(403)
  await giveRole('accountant')
  const request = () =>
    api.fetch(
      new Request(`http://api.test/api/staff/donations${file}`, {
        method: 'POST',
        body: '{}',
        headers: { Authorization: `Bearer ${token}`, Origin: siteOrigin, 'Content-Type': 'application/json' },
      }),
    )
  const text = await (await request()).text()
  const lines = text.trim().split('\r\n')
  expect(lines).toHaveLength(1 + 2 * 24 * 60)
  expect(lines[0]).toMatch(/^(\uFEFF)?"txn_id","day"/)
  expect(text.slice(1)).not.toContain('\uFEFF')
  api.advance(11 * 60)
  expect((await request()).status).toBe(403)
})
