/** Every fault: where and how it is caused. */
import { access, mkdtemp, rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { type Around, type Attempt, donate, type Outcome, register, startLoad, type Step, steps } from './donor.ts'
import type { DatabaseKind, World } from './world.ts'
import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Postgres } from '../../../api/testing/startPostgres.ts'

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
  run(world: World, options: { kills: number; seconds: number }, say: (line: string) => void): Promise<Caused>
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

/** Donations before the fault, and after it. */
const AROUND = 30

interface Trouble {
  begin(world: World): Promise<unknown>
  /** Puts the cause right, and answers after which time in ms the API gave a good answer again. */
  end(world: World): Promise<number>
}

/** Something is wrong for so many seconds while donors donate. The API's process should survive it. */
async function whileDonating(world: World, fault: string, seconds: number, trouble: Trouble): Promise<Caused> {
  await world.api.start()
  const load = await startLoad(world.places)
  await load.more(AROUND)
  await trouble.begin(world)
  await pause(seconds * 1000)
  const recovery = await trouble.end(world)
  await load.more(AROUND)
  return { ...(await load.stop()), fault: `${fault} for ${seconds} s`, times: 1, recoveries: [recovery] }
}

/** A kill during a request happens within this time of its start, in ms: somewhere in the handler. */
const WITHIN_MS = 40

/** @param kills how often, spread over the steps, in turn during and directly after each */
export async function killAtEveryStep(world: World, kills: number, say: (line: string) => void): Promise<Caused> {
  await world.api.start()
  const load = await startLoad(world.places)
  const token = await register(world.places, 999)
  const recoveries: number[] = []
  const victims: Attempt[] = []
  for (let count = 0; count < kills; count++) {
    const step = steps[count % steps.length] ?? 'return'
    const isDuring = Math.floor(count / steps.length) % 2 === 0
    const { attempt, recovery } = await killOnce(world, token, step, isDuring)
    victims.push(attempt)
    recoveries.push(recovery)
    if ((count + 1) % 10 === 0) say(`${new Date().toISOString()} ${world.kind}: ${count + 1} kills`)
  }
  const { attempts, failures } = await load.stop()
  return { fault: 'SIGKILL at every step', times: kills, recoveries, attempts: [...attempts, ...victims], failures }
}

async function killOnce({ api, door, places }: World, token: string, step: Step, isDuring: boolean) {
  let killed: Promise<void> | null = null
  const kill = () => (killed ??= api.kill())
  const attempt: Attempt = { txnId: null, recorded: false }
  const randomly = () => setTimeout(() => void kill(), Math.random() * WITHIN_MS)
  const around: Around = async (at, work) => {
    if (at !== step) return work()
    if (isDuring) {
      // The settling begins with the query to the provider. The receipt follows its answer.
      if (step === 'settle') door.onQuery = (txnId) => txnId.includes(attempt.txnId ?? '-') && void kill()
      else if (step === 'receipt') door.onQuery = (txnId) => txnId.includes(attempt.txnId ?? '-') && randomly()
      else randomly()
      return work()
    }
    const result = await work()
    await kill()
    return result
  }
  // Whatever the donor sees, the donor does not repeat it.
  await donate(places, token, attempt, { comesBack: true, webhook: step === 'webhook' }, around).catch(() => undefined)
  await kill()
  door.onQuery = () => undefined
  return { attempt, recovery: await api.start() }
}

const run = promisify(execFile)
const SIZE_MB = 400
const SOON_MS = 15_000

/** The folder of the small disk under way; one at a time. */
let disk: string | null = null

/** A file system of its own in memory. @throws if the user may not mount one */
async function smallDisk(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'disk-'))
  await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=0755`, 'tmpfs', folder])
  disk = folder
  return {
    folder,
    async remove() {
      disk = null
      await run('umount', ['-l', folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The disk of the database is filled to the last byte, and emptied again. A supervisor restarts what ended. */
async function diskFull(world: World, seconds: number): Promise<Caused> {
  if (disk === null) throw new Error('the database is on no small disk')
  const filler = join(disk, 'filler')
  return whileDonating(world, 'disk full', seconds, {
    // Writes until nothing more fits.
    begin: () => run('dd', ['if=/dev/zero', `of=${filler}`, 'bs=4k']).catch(() => undefined),
    async end() {
      await rm(filler)
      const begun = performance.now()
      // As systemd and PostgreSQL's own service would.
      if (world.postgres && !(await canConnect(world.postgres.databaseUrl))) await restart(world.postgres)
      if ((await answersSoon(world)) === null) await world.api.start()
      return performance.now() - begun
    },
  })
}

async function restart({ server }: Postgres): Promise<void> {
  await server.stop().catch(() => undefined)
  await server.start()
}

async function canConnect(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  const connected = await client.connect().then(
    () => true,
    () => false,
  )
  await client.end().catch(() => undefined)
  return connected
}

/** Null if it does not answer soon. */
const answersSoon = ({ api }: World): Promise<number | null> =>
  Promise.race([api.answers().catch(() => null), pause(SOON_MS, null)])
