/** Random orders of what can happen to donations, on two instances of the API over one real PostgreSQL. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { noLog } from '../../base/logging/log.ts'
import { sweep } from '../../payment/sweep.ts'
import { openPostgres, type OpenDatabase } from '../../storage/openDatabase.ts'
import { createDatabase } from '../../testing/createDatabase.ts'
import { createTestApi, type TestApi } from '../../testing/testApi.ts'
import { checkLedger } from '../testing/checkLedger.ts'
import { begin, ledgerCommands } from '../testing/ledgerModel.ts'
import { createWorld, otherInstance } from '../testing/ledgerWorld.ts'
import { indianDay } from '../../../shared/date.ts'

let api: TestApi
let second: OpenDatabase
beforeAll(async () => {
  const databaseUrl = await createDatabase('content')
  const far = { counts: 'all', perAddress: 1e6, windowMinutes: 15 } as const
  api = await createTestApi({}, openPostgres(databaseUrl, noLog))
  Object.assign(api.deps.config.limits, { register: far })
  second = openPostgres(databaseUrl, noLog)
})
afterAll(async () => {
  await second?.close()
  await api?.close()
})

it('keeps every donation right, whatever happens in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(ledgerCommands, async (commands) => {
      const world = await createWorld(api, otherInstance(api, second))
      const model = await begin(world)
      await fc.asyncModelRun(() => ({ model, real: world }), commands)
      // Whatever happened, what the provider has taken is found.
      api.advance(5)
      api.gateway.days.set(indianDay(api.deps.now()), [...world.captured])
      await sweep(api.deps)
      for (const [index, { txnid }] of world.forms.entries())
        expect(await world.wasPaid((await world.donation(index)).id)).toBe(world.captured.has(txnid))
      await checkLedger(model, world)
    }),
    { numRuns: 40, seed: 19 },
  )
})
