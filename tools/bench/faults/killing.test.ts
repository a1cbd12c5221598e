import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase } from '../../../api/testing/createDatabase.ts'
import { isHarmed } from './books.ts'
import { steps } from './donor.ts'
import { killAtEveryStep } from './faults.ts'
import { openWorld, type World } from './world.ts'

const TEN_MINUTES = 600_000

let world: World
beforeAll(async () => {
  world = await openWorld('PostgreSQL', { databaseUrl: await createDatabase('content') })
})
afterAll(() => world?.close())

/**
 * The small version of `npm run bench:faults`: a kill during each step. Other donors donate meanwhile and have just finished a step.
 * Every minute a job asks the provider for payments whose donor never returned, so it waits that long.
 */
it(
  'loses and doubles no donation if the API is killed at every step',
  async () => {
    const { attempts, breaches } = await killAtEveryStep(world, steps.length)
    const { balance } = await world.settle(attempts, TEN_MINUTES, { mailsAreDue: true })
    expect(breaches).toEqual([])
    expect(balance).toMatchObject({ lost: 0, invented: 0, forgotten: 0, unmailed: 0, breaches: [] })
    expect(isHarmed(balance)).toBe(false)
    expect(balance.paid).toBeGreaterThan(0)
  },
  2 * TEN_MINUTES,
)
