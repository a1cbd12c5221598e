/** The limiter under parallel attempts on a real PostgreSQL, over two pools as two API processes have them. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { defaultLimits } from '../base/config.ts'
import type { Dependencies } from '../dependencies.ts'
import { Refused } from '../base/http/refusal.ts'
import { plainLog } from '../base/logging/plainLog.ts'
import { type OpenDatabase, openPostgres } from '../storage/openDatabase.ts'
import { createDatabase } from '../testing/createDatabase.ts'
import { countAttempt } from './limit.ts'
import type { Database } from '../storage/database.ts'

let pools: OpenDatabase[] = []
beforeAll(async () => {
  const databaseUrl = await createDatabase('content')
  const open = () =>
    openPostgres(
      databaseUrl,
      plainLog(() => undefined),
    )
  pools = [open(), open()]
})
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()))
})

const now = () => new Date('2026-11-24T04:00:00Z')

/** The dependencies of one API process, with these limits for signing in. */
function processWith(db: Database, login: typeof defaultLimits.login): Dependencies {
  const unused = () => {
    throw new Error('not used here')
  }
  const nothing = new Proxy({}, { get: unused })
  // The limiter uses the database, the clock and the limits only.
  return {
    ...(nothing as Dependencies),
    db,
    now,
    config: { limits: { ...defaultLimits, login }, carrierRanges: [] as readonly string[] } as Dependencies['config'],
  }
}

it('allows exactly as many parallel attempts as the limits say, and never more', async () => {
  let round = 0
  const attempt = fc.record({ account: fc.integer({ min: 0, max: 2 }), address: fc.integer({ min: 0, max: 2 }) })
  const limits = fc.record({
    perPair: fc.integer({ min: 1, max: 4 }),
    perAddress: fc.integer({ min: 1, max: 8 }),
    perAccount: fc.integer({ min: 1, max: 8 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { minLength: 1, maxLength: 40 }), limits, async (attempts, most) => {
      const name = `round-${round++}`
      const processes = pools.map((pool) => processWith(pool.db, { ...most, windowMinutes: 15 }))
      const allowed = await Promise.all(
        attempts.map(async ({ account, address }, index) => {
          const deps = processes[index % processes.length]
          if (!deps) return false
          const subject = { what: 'login', account: `${name}-${account}`, address: `${name}-${address}` } as const
          return countAttempt(deps, subject).then(
            () => true,
            (error: unknown) => {
              if (error instanceof Refused && error.status === 429) return false
              throw error
            },
          )
        }),
      )
      const passed = attempts.filter((_, index) => allowed[index])
      const largest = (key: (one: { account: number; address: number }) => string) => {
        const keys = passed.map(key)
        return Math.max(0, ...keys.map((one) => keys.filter((other) => other === one).length))
      }
      expect(largest(({ account, address }) => `${account} ${address}`)).toBeLessThanOrEqual(most.perPair)
      expect(largest(({ address }) => String(address))).toBeLessThanOrEqual(most.perAddress)
      expect(largest(({ account }) => String(account))).toBeLessThanOrEqual(most.perAccount)
      const [only] = attempts
      const same = attempts.every((one) => one.account === only?.account && one.address === only.address)
      if (same) expect(passed).toHaveLength(Math.min(attempts.length, most.perPair, most.perAddress, most.perAccount))
    }),
    { numRuns: 25 },
  )
}, 300_000)

it('allows exactly the limit to 40 parallel attempts on one account', async () => {
  const processes = pools.map((pool) => processWith(pool.db, { perPair: 7, perAddress: 40, windowMinutes: 15 }))
  const outcomes = await Promise.allSettled(
    Array.from({ length: 40 }, (_, index) => {
      const deps = processes[index % 2]
      return deps
        ? countAttempt(deps, { what: 'login', account: 'one', address: '192.0.2.1' })
        : Promise.reject(new Error())
    }),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
}, 300_000)
