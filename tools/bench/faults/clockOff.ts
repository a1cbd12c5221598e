import { access } from 'node:fs/promises'
import { startLoad } from './load.ts'
import type { Outcome } from './outcome.ts'
import type { World } from './world.ts'

const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'

/** Why no clock can be wrong here; null if one can. */
export const faketime = (): Promise<string | null> =>
  access(library).then(
    () => null,
    () => 'it needs Debian’s package libfaketime',
  )

/** The clock of the API's machine is wrong while donors donate; then it is set right and the API starts again. Database and provider have the true time. */
export async function clockOff(world: World, offset: '+1d' | '-1d', seconds: number): Promise<Outcome> {
  await world.api.start({ LD_PRELOAD: library, FAKETIME: offset, FAKETIME_DONT_FAKE_MONOTONIC: '1' })
  const load = await startLoad(world.places, 3)
  await new Promise((go) => setTimeout(go, seconds * 1000))
  await load.stop()
  await world.api.stop()
  const recovery = await world.api.start()
  const fault = `clock ${offset === '+1d' ? 'a day ahead' : 'a day behind'} for ${seconds} s`
  return { fault, times: 1, recoveries: [recovery], attempts: load.attempts, failures: load.failures }
}
