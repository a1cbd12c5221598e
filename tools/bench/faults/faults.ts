/** Every fault: where and how it is caused. */
import { access } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { diskFull, smallDisk } from './diskFull.ts'
import type { FaultOptions } from './faultOptions.ts'
import { killAtEveryStep } from './killing.ts'
import { type Outcome, startLoad } from './load.ts'
import { type Trouble, whileDonating } from './whileDonating.ts'
import type { DatabaseKind, World } from './world.ts'

/** One fault, before the balance is drawn. */
export interface Caused extends Outcome {
  /** What the table says. */
  fault: string
  /** How often it was caused. */
  times: number
  /** Time from the end of the fault (or the restart) to the first good answer, each in ms. */
  recoveries: number[]
}

export interface Fault {
  /** In the options. */
  name: string
  on: readonly DatabaseKind[]
  /** Why it cannot be caused here; null if it can. */
  missing?: () => Promise<string | null>
  run(world: World, options: FaultOptions, say: (line: string) => void): Promise<Caused>
  /** Folder for the database. */
  place?: () => Promise<{ folder: string; remove(): Promise<void> }>
}

const both = ['PostgreSQL', 'PGlite'] as const

const trouble = (name: string, on: Fault['on'], title: string, causes: Trouble): Fault => ({
  name,
  on,
  run: (world, { seconds }) => whileDonating(world, title, seconds, causes),
})

/** Donors pay while the provider answers no query of the API, or late, or nonsense. */
const provider = (mood: 'away' | 'slow' | 'nonsense', title: string): Fault =>
  trouble(`provider ${mood}`, both, `provider ${title}`, {
    begin: async ({ door }) => (door.mood = mood),
    end({ door, api }) {
      door.mood = 'well'
      return api.answers()
    },
  })

const faketime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'

/** The clock of the API's machine is wrong while donors donate; then it is set right and the API starts again. Database and provider have the true time. */
const clock = (name: 'ahead' | 'behind', offset: '+1d' | '-1d'): Fault => ({
  name: `clock ${name}`,
  on: both,
  missing: () =>
    access(faketime).then(
      () => null,
      () => 'it needs Debian’s package libfaketime',
    ),
  async run({ api, places }, { seconds }) {
    await api.start({ LD_PRELOAD: faketime, FAKETIME: offset, FAKETIME_DONT_FAKE_MONOTONIC: '1' })
    const load = await startLoad(places)
    await pause(seconds * 1000)
    const outcome = await load.stop()
    await api.stop()
    return { ...outcome, fault: `clock a day ${name} for ${seconds} s`, times: 1, recoveries: [await api.start()] }
  },
})

export const faults: readonly Fault[] = [
  { name: 'kill', on: both, run: (world, { kills }, say) => killAtEveryStep(world, kills, say) },
  trouble('database', ['PostgreSQL'], 'database away', {
    begin: async ({ postgres }) => postgres?.server.stop(),
    async end({ postgres, api }) {
      await postgres?.server.start()
      return api.answers()
    },
  }),
  provider('away', 'away'),
  provider('slow', 'slow (20 s)'),
  provider('nonsense', 'answering nonsense'),
  { name: 'disk', on: both, place: smallDisk, run: (world, { seconds }) => diskFull(world, seconds) },
  clock('ahead', '+1d'),
  clock('behind', '-1d'),
]
