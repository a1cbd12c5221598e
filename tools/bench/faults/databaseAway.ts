import { startLoad } from './load.ts'
import type { Outcome } from './outcome.ts'
import type { World } from './world.ts'

/** Donations before the fault, and after it. */
const AROUND = 30
const DONORS = 3

/** The PostgreSQL server is stopped while donors donate, and started again. The API's process must survive it. */
export async function databaseAway(world: World, seconds: number): Promise<Outcome> {
  const { api, postgres, places } = world
  if (!postgres) throw new Error('the embedded database is never away')
  await api.start()
  const load = await startLoad(places, DONORS)
  await load.more(AROUND)
  await postgres.stop()
  await pause(seconds * 1000)
  await postgres.start()
  const recovery = await api.answers()
  await load.more(AROUND)
  await load.stop()
  return {
    fault: `database away for ${seconds} s`,
    times: 1,
    recoveries: [recovery],
    attempts: load.attempts,
    failures: load.failures,
  }
}

const pause = (ms: number) => new Promise<void>((go) => setTimeout(go, ms))
