import { startLoad } from './load.ts'
import type { Outcome } from './outcome.ts'
import type { ProviderMood } from './providerDoor.ts'
import type { World } from './world.ts'

/** Donations before the fault, and after it. */
const AROUND = 30
const DONORS = 3

/** Donors pay while the provider answers no query of the API, or late, or nonsense. */
export async function providerTrouble(
  world: World,
  mood: Exclude<ProviderMood, 'well'>,
  seconds: number,
): Promise<Outcome> {
  await world.api.start()
  const load = await startLoad(world.places, DONORS)
  await load.more(AROUND)
  world.door.mood = mood
  await pause(seconds * 1000)
  world.door.mood = 'well'
  const recovery = await world.api.answers()
  await load.more(AROUND)
  await load.stop()
  return {
    fault: `provider ${named[mood]} for ${seconds} s`,
    times: 1,
    recoveries: [recovery],
    attempts: load.attempts,
    failures: load.failures,
  }
}

const named = { away: 'away', slow: 'slow (20 s)', nonsense: 'answering nonsense' } as const
const pause = (ms: number) => new Promise<void>((go) => setTimeout(go, ms))
