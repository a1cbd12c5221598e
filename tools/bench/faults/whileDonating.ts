import { setTimeout as pause } from 'node:timers/promises'
import type { Caused } from './faults.ts'
import { startLoad } from './load.ts'
import type { World } from './world.ts'

/** Donations before the fault, and after it. */
const AROUND = 30

export interface Trouble {
  begin(world: World): Promise<unknown>
  /** Puts the cause right, and answers after which time in ms the API gave a good answer again. */
  end(world: World): Promise<number>
}

/** Something is wrong for so many seconds while donors donate. The API's process should survive it. */
export async function whileDonating(world: World, fault: string, seconds: number, trouble: Trouble): Promise<Caused> {
  await world.api.start()
  const load = await startLoad(world.places)
  await load.more(AROUND)
  await trouble.begin(world)
  await pause(seconds * 1000)
  const recovery = await trouble.end(world)
  await load.more(AROUND)
  return { ...(await load.stop()), fault: `${fault} for ${seconds} s`, times: 1, recoveries: [recovery] }
}
