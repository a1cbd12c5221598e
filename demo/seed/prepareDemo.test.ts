import { afterEach, beforeEach, expect, it } from 'vitest'
import { duplicatesSchema } from '../../shared/contract/staff/donors.ts'
import { financialYear } from '../../api/payment/financialYear.ts'
import { contentDirectory, demoSeed } from '../../api/testing/demoContent.ts'
import { createTestApi, siteOrigin, type TestApi } from '../../api/testing/testApi.ts'
import { prepareDemo, seedOffline } from './prepareDemo.ts'

const { offline } = demoSeed.demo
let api: TestApi
beforeEach(async () => {
  api = await createTestApi()
})
afterEach(() => api.close())

const stored = () =>
  api.deps.db
    .selectFrom('donations')
    .innerJoin('receipts', 'receipts.donation_id', 'donations.id')
    .innerJoin('receipt_versions', 'receipt_versions.donation_id', 'donations.id')
    .select(['donations.id', 'donor_id', 'amount', 'mode', 'state', 'settled_at', 'number'])
    .where('source', '=', 'offline')
    .orderBy('donations.id')
    .execute()

it('enters donations of every mode in two financial years, each with its receipt', async () => {
  await seedOffline(api.deps, offline)
  const rows = await stored()
  expect(rows.map(({ amount }) => amount)).toEqual(offline.donations.map(({ amount }) => amount))
  expect(new Set(rows.map(({ mode }) => mode))).toEqual(new Set(['cash', 'cheque', 'transfer', 'upi']))
  expect(rows.every(({ state }) => state === 'paid')).toBe(true)
  const years = offline.donations.map(({ year }) => (year === 'this' ? '2026-27' : '2025-26'))
  expect(rows.map(({ settled_at }) => settled_at && financialYear(settled_at))).toEqual(years)
  expect(rows.every(({ number }, index) => number.includes(`/${years[index]}/`))).toBe(true)
  expect(new Set(rows.map(({ donor_id }) => donor_id)).size).toBe(offline.donors.length)
  expect(api.mails).toEqual([])
})

it('works on the first day of a financial year', async () => {
  const now = () => new Date('2027-04-01T00:10:00+05:30')
  await seedOffline({ ...api.deps, now }, offline)
  const rows = await stored()
  expect(rows).toHaveLength(offline.donations.length)
  expect(rows.every(({ settled_at }) => settled_at && settled_at <= now())).toBe(true)
})

it('has a donor without an account who is a demo account too, for staff to merge', async () => {
  await seedOffline(api.deps, offline)
  const token = await api.signIn('accounts@example.org')
  const { rows } = (await api.send('staff/donor-duplicates', { token, origin: siteOrigin })).data(duplicatesSchema)
  const pairs = rows.map(({ from, into, reasons }) => [from.kind, from.name, into.kind, into.name, reasons])
  expect(pairs).toEqual([['donor', 'Ravi Negi', 'account', 'Ravi Negi', ['phone']]])
})

it('adds nothing to a database in use', async () => {
  await prepareDemo(api.deps, contentDirectory, [])
  expect(await stored()).toEqual([])
})
