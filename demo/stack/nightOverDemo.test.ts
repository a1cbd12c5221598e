import { afterAll, beforeAll, expect, it } from 'vitest'
import { reconcileWanted } from '../../api/accounting/reconciliation/runDays.ts'
import { wantDays, wantNight } from '../../api/accounting/reconciliation/runDays.ts'
import type { Dependencies } from '../../api/dependencies.ts'
import { openMemory } from '../../api/testing/memoryDatabase.ts'
import { type Stack, startStack } from './startStack.ts'
import { indianDay } from '../../shared/date.ts'
import { dayAfter } from '../../api/payment/financialYear.ts'

const noSite = async () => ({ close: async () => {} })

let stack: Stack
let deps: Dependencies
beforeAll(async () => {
  stack = await startStack({
    database: openMemory(),
    startSite: noSite,
    extraHandler(given) {
      deps = { ...given, clientAddress: () => '' }
      return async () => null
    },
  })
})
afterAll(() => stack.close())

const settledFacts = () =>
  deps.db.selectFrom('ledger_entries').select(['donation_id', 'reference']).where('event', '=', 'settled').execute()

it('a night over the fresh demo, and a comparison of each seeded day and its payout, open no case', async () => {
  const donations = await deps.db
    .selectFrom('donations')
    .select(['state', 'created_at'])
    .where('source', '=', 'online')
    .execute()
  const paid = donations.filter(({ state }) => state === 'paid').length
  expect(paid).toBeGreaterThan(10)
  const payouts = await settledFacts()
  expect(payouts).toHaveLength(paid)
  await wantNight(deps)
  const days = donations.map(({ created_at }) => indianDay(created_at))
  await wantDays(deps, [...days, ...days.map((day) => dayAfter(day, 1))])
  await reconcileWanted(deps)

  const compared = await deps.db.selectFrom('reconciliation_days').select(['complete', 'figures']).execute()
  expect(compared.every(({ complete }) => complete)).toBe(true)
  const figures = compared.map((row) => JSON.parse(row.figures) as Record<'ours' | 'theirs' | 'lines', number>)
  const sum = (name: 'ours' | 'theirs' | 'lines') => figures.reduce((total, day) => total + day[name], 0)
  expect([sum('ours'), sum('theirs'), sum('lines')]).toEqual([paid, paid, paid])
  expect(await deps.db.selectFrom('cases').select(['code', 'txn_id', 'evidence']).execute()).toEqual([])
  // The sandbox's payouts are the seeded ones.
  expect(await settledFacts()).toEqual(payouts)
})
