import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { partnerReportSchema } from '../../shared/contract/staff/partnerReport.ts'
import type { StaffRole } from '../../shared/contract/people/account.ts'
import { settle } from '../payment/settle.ts'
import { flexibleRecord, issue, record } from '../testing/donations.ts'
import { openDonateToken } from '../testing/openDonateToken.ts'
import { createTestApi, partnerOrigin, siteOrigin, type TestApi, toRequest } from '../testing/testApi.ts'
import { type DonationLine, tallyDonations } from './partnerReport.ts'

let api: TestApi
let donor: string
let staff: string
beforeAll(async () => {
  api = await createTestApi()
  donor = await api.signIn()
  staff = await api.signIn('accounts@example.org')
  await give('2026-11-20T18:29:59Z', { partner: 'slow-loom', attribution: { utm_source: 'mail' } })
  await give('2026-11-20T18:30:00Z', { attribution: { utm_source: '=1+1', utm_campaign: '@SUM("a",1)' } })
  await give('2026-11-21T18:29:59Z', { attribution: { utm_source: 'mail', utm_campaign: 'दीप' } }, partnerOrigin)
  await give('2026-11-21T18:30:00Z', {}, partnerOrigin)
  await give('2026-11-21T12:00:00Z', {}, undefined, 'failure')
  await issue(api, donor)
})
afterAll(() => api.close())

/** A donation of ₹500, settled at a given moment. */
async function give(at: string, attribution: object, origin?: string, state: 'success' | 'failure' = 'success') {
  const token = origin ? await openDonateToken(api, donor, origin) : donor
  const payload = { project_id: 4, amount: 500, purpose_id: 41, items: [], ...attribution }
  const { txn_id } = await issue(api, token, payload, origin)
  const recorded = await record(api, token, { ...flexibleRecord, txn_id }, origin)
  if (recorded.status !== 200) throw new Error('not recorded')
  const payment = { providerId: '1', evidenceId: null, paidAt: new Date(at) }
  if (state === 'success') await settle(api.deps, txn_id, { ...payment, verdict: { status: 'success' } })
  else {
    await settle(api.deps, txn_id, { ...payment, verdict: { status: 'failure', reason: 'refused' } })
    await api.deps.db
      .updateTable('donations')
      .set({ settled_at: new Date(at) })
      .where('txn_id', '=', txn_id)
      .execute()
  }
}

const ask = (query = '', token = staff) => api.send(`donation/partner-report${query}`, { token, origin: siteOrigin })
const report = async (query = '') => (await ask(query)).data(partnerReportSchema)

describe('the right to read the report', () => {
  it('belongs to the trust’s staff on the trust’s site only', async () => {
    expect((await api.send('donation/partner-report', { origin: siteOrigin })).status).toBe(401)
    const refused = await ask('', donor)
    expect([refused.status, refused.refusal?.code]).toEqual([403, 'staff'])
    const donating = await openDonateToken(api, staff)
    const fromPage = await api.send('donation/partner-report', { token: donating, origin: partnerOrigin })
    expect(fromPage.status).toBe(403)
    expect((await api.send('donation/partner-report', { token: donating })).refusal?.code).toBe('scope')
    expect((await ask()).status).toBe(200)
  })

  it('ends as soon as the role is removed', async () => {
    const set = (role: StaffRole | null) =>
      api.deps.db.updateTable('users').set({ role }).where('email', '=', 'accounts@example.org').execute()
    await set(null)
    expect((await ask()).status).toBe(403)
    await set('administrator')
  })
})

describe('the report', () => {
  it('covers the current Indian financial year, counts recorded donations and lists direct ones last', async () => {
    const { from, to, sum, rows } = await report()
    expect([from, to]).toEqual(['2026-04-01', '2027-03-31'])
    expect(sum).toEqual({ donations: 4, unpaid: 1, total: 2000 })
    expect(rows.map((row) => [row.partner?.id ?? null, row.donations, row.unpaid, row.total])).toEqual([
      ['meghdoot', 2, 0, 1000],
      ['slow-loom', 1, 0, 500],
      [null, 1, 1, 500],
    ])
    expect(rows[0]).toMatchObject({
      partner: { id: 'meghdoot', name: 'Meghdoot Pumps Ltd' },
      projects: [{ id: 4, title: 'Medical camp', donations: 2, unpaid: 0, total: 1000 }],
    })
    expect(rows[0]?.campaigns).toHaveLength(2)
    expect(rows[0]?.campaigns).toContainEqual({ source: 'mail', campaign: 'दीप', donations: 1, unpaid: 0, total: 500 })
    expect(JSON.stringify(rows)).not.toMatch(/asha|90000/i)
  })

  it('includes the first and the last day, in Indian time', async () => {
    const day = await report('?from=2026-11-21&to=2026-11-21')
    expect(day.rows.map((row) => [row.partner?.id ?? null, row.donations, row.unpaid])).toEqual([
      ['meghdoot', 1, 0],
      [null, 1, 1],
    ])
    expect((await report('?from=2025-04-01&to=2026-03-31')).rows).toEqual([])
  })

  it.each([
    ['from=2026-02-30', { from: 'date' }],
    ['from=yesterday', { from: 'date' }],
    ['to=', { to: 'required' }],
    ['from=1899-12-31', { from: 'too_early' }],
    ['to=2200-01-01', { to: 'too_late' }],
    ['from=2026-05-02&to=2026-05-01', { to: 'too_early' }],
    ['format=xml', { format: 'invalid' }],
    ["from=2026-01-01'--", { from: 'date' }],
  ])('refuses ?%s', async (query, fields) => {
    const answer = await ask(`?${query}`)
    expect([answer.status, answer.refusal?.fields]).toEqual([422, fields])
  })

  it.each(['from=1900-01-01&to=2199-12-31', 'to=2199-12-31', 'from=1900-01-01'])('accepts ?%s', async (query) => {
    expect((await ask(`?${query}`)).status).toBe(200)
  })

  it('names projects in the reader’s language', async () => {
    const headers = { 'Accept-Language': 'hi' }
    const answer = await api.send('donation/partner-report', { token: staff, origin: siteOrigin, headers })
    expect(answer.data(partnerReportSchema).rows[0]?.projects[0]?.title).toMatch(/\p{Script=Devanagari}/u)
  })
})

describe('the report as CSV', () => {
  it('is a download with one line for each combination, and without formulas', async () => {
    const query = 'donation/partner-report?format=csv&from=2026-11-01&to=2026-11-30'
    const response = await api.fetch(toRequest(query, { token: staff, origin: siteOrigin }))
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('Content-Disposition')).toBe(
      'attachment; filename="donations-by-partner_2026-11-01_2026-11-30.csv"',
    )
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(siteOrigin)
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
    const lines = new TextDecoder().decode(bytes).split('\r\n')
    expect(lines[0]).toBe(
      '"partner_id","partner","project_id","project","utm_source","utm_campaign","donations","total_inr","unpaid_attempts"',
    )
    expect(lines).toContain('"","",4,"Medical camp","\'=1+1","\'@SUM(""a"",1)",1,500,0')
    expect(lines).toContain('"meghdoot","Meghdoot Pumps Ltd",4,"Medical camp","mail","दीप",1,500,0')
    expect(lines).toHaveLength(1 + 5 + 1)
  })

  it('is refused like the JSON report', async () => {
    expect((await ask('?format=csv', donor)).status).toBe(403)
    expect((await ask('?format=csv&from=x')).status).toBe(422)
  })
})

describe('tallyDonations', () => {
  const loom = { id: 'loom', name: 'Loom' }
  const bus = { id: 'bus', name: 'Bus' }
  const [meals, trees] = [
    { id: 1, title: 'Meals' },
    { id: 7, title: 'Trees' },
  ]
  const line = (
    partner: DonationLine['partner'],
    project: DonationLine['project'],
    [source, campaign]: [string | null, string | null],
    [donations, unpaid, total]: [number, number, number],
  ): DonationLine => ({ partner, project, source, campaign, donations, unpaid, total })

  it('sums donations up per partner, by project and by campaign, with unpaid attempts apart and direct donations last', () => {
    const { sum, rows } = tallyDonations([
      line(null, meals, [null, null], [4, 0, 9000]),
      line(loom, meals, ['mail', 'monsoon'], [1, 1, 500]),
      line(bus, trees, [null, null], [1, 0, 2500]),
      line(loom, trees, ['mail', 'monsoon'], [1, 0, 2500]),
      line(loom, trees, ['mail', null], [0, 1, 0]),
    ])
    expect(sum).toEqual({ donations: 7, unpaid: 2, total: 14_500 })
    expect(rows.map((row) => [row.partner?.id ?? 'direct', row.donations, row.unpaid, row.total])).toEqual([
      ['loom', 2, 2, 3000],
      ['bus', 1, 0, 2500],
      ['direct', 4, 0, 9000],
    ])
    expect(rows[0]?.projects).toEqual([
      { ...trees, donations: 1, unpaid: 1, total: 2500 },
      { ...meals, donations: 1, unpaid: 1, total: 500 },
    ])
    expect(rows[0]?.campaigns).toEqual([
      { source: 'mail', campaign: 'monsoon', donations: 2, unpaid: 1, total: 3000 },
      { source: 'mail', campaign: null, donations: 0, unpaid: 1, total: 0 },
    ])
  })

  it('adds paise exactly', () => {
    const lines = [0.1, 0.2, 449.5].map((total) => line(loom, meals, [null, null], [1, 0, total]))
    expect(tallyDonations(lines).sum.total).toBe(449.8)
  })

  it('answers no partners and zero sums for no donations', () => {
    expect(tallyDonations([])).toEqual({ sum: { donations: 0, unpaid: 0, total: 0 }, rows: [] })
  })
})
