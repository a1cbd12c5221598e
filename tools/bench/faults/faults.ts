/** Every fault: where and how it is caused. */
import { execFile } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Breach } from './books.ts'
import { type Around, type Attempt, donate, type Outcome, register, startLoad, type Step, steps } from './donor.ts'
import type { DatabaseKind, World } from './world.ts'

/** One fault, before the balance is drawn. */
export interface Caused extends Outcome {
  /** Time from the end of the fault (or the restart) to the first good answer, each in ms. */
  recoveries: number[]
  /** What the database showed directly after a kill. */
  breaches?: Breach[]
}

export interface Fault {
  /** In the options and the table. */
  name: string
  on: readonly DatabaseKind[]
  run(world: World, options: { kills: number; seconds: number }): Promise<Caused>
  /** A file without which it cannot be caused. */
  needs?: string
  /** Whether the database is on a small disk of its own. */
  needsDisk?: boolean
}

/** Donations before the fault, and after it. */
const AROUND = 30

interface Causes {
  begin(world: World): unknown
  /** Puts the cause right. */
  end(world: World): unknown
  /** Starts again what has ended. Absent: the API's process must survive. */
  supervise?: (world: World) => Promise<unknown>
}

/** Something is wrong for a while in which donors donate. */
const trouble = (name: string, { begin, end, supervise }: Causes): Fault => ({
  name,
  on: ['PostgreSQL', 'PGlite'],
  async run(world, { seconds }) {
    await world.api.start()
    const load = await startLoad(world.places)
    await load.more(AROUND)
    await begin(world)
    await pause(seconds * 1000)
    await end(world)
    const begun = performance.now()
    await supervise?.(world)
    await world.api.answers()
    const recoveries = [performance.now() - begun]
    await load.more(AROUND)
    return { ...(await load.stop()), recoveries }
  },
})

/** The provider answers no query of the API, or after 20 s, or nonsense. */
const provider = (mood: 'away' | 'slow' | 'nonsense'): Fault =>
  trouble(`provider ${mood}`, {
    begin: ({ door }) => (door.mood = mood),
    end: ({ door }) => (door.mood = 'well'),
  })

/** Of Debian's package libfaketime. */
const faketime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'

/** The clock of the API's machine is a day wrong; then it is set right and the API starts again. Database and provider have the true time. */
const clock = (name: 'ahead' | 'behind', offset: '+1d' | '-1d'): Fault => ({
  name: `clock ${name}`,
  on: ['PostgreSQL', 'PGlite'],
  needs: faketime,
  async run({ api, places }, { seconds }) {
    await api.start({ LD_PRELOAD: faketime, FAKETIME: offset, FAKETIME_DONT_FAKE_MONOTONIC: '1' })
    const load = await startLoad(places)
    await pause(seconds * 1000)
    const outcome = await load.stop()
    await api.stop()
    return { ...outcome, recoveries: [await api.start()] }
  },
})

const call = promisify(execFile)
const DISK_MB = 400
const disk = join(tmpdir(), `disk-${process.pid}`)
const filler = join(disk, 'filler')

/** Mounts a small file system in memory. @throws if the user may not */
export async function mountDisk(): Promise<{ folder: string; remove(): Promise<void> }> {
  await mkdir(disk, { recursive: true })
  await call('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=0755`, 'tmpfs', disk])
  return {
    folder: disk,
    async remove() {
      await call('umount', ['-l', disk])
      await rm(disk, { recursive: true, force: true })
    },
  }
}

export const faults: readonly Fault[] = [
  { name: 'kill', on: ['PostgreSQL', 'PGlite'], run: (world, { kills }) => killAtEveryStep(world, kills) },
  {
    ...trouble('database', {
      begin: ({ postgres }) => postgres?.server.stop(),
      end: ({ postgres }) => postgres?.server.start(),
    }),
    on: ['PostgreSQL'],
  },
  provider('away'),
  provider('slow'),
  provider('nonsense'),
  {
    ...trouble('disk', {
      // Writes until nothing more fits.
      begin: () => call('dd', ['if=/dev/zero', `of=${filler}`, 'bs=4k']).catch(() => undefined),
      end: () => rm(filler),
      // As systemd and PostgreSQL's own service would.
      async supervise({ postgres, api }) {
        const soon = await Promise.race([api.answers().catch(() => null), pause(SOON_MS, null)])
        if (soon !== null) return
        await postgres?.server.stop().catch(() => undefined)
        await postgres?.server.start()
        await api.start()
      },
    }),
    needsDisk: true,
  },
  clock('ahead', '+1d'),
  clock('behind', '-1d'),
]

/** After a full disk. */
const SOON_MS = 15_000
/** A kill during a request happens within this time of its start, in ms: somewhere in the handler. */
const WITHIN_MS = 40

/** @param kills how often, spread over the steps, in turn during and directly after each */
export async function killAtEveryStep(world: World, kills: number): Promise<Required<Caused>> {
  await world.api.start()
  const load = await startLoad(world.places)
  const token = await register(world.places, 999)
  const recoveries: number[] = []
  const breaches: Breach[] = []
  const victims: Attempt[] = []
  for (let count = 0; count < kills; count++) {
    const attempt: Attempt = { txnId: null, recorded: false }
    const isDuring = Math.floor(count / steps.length) % 2 === 0
    await killOnce(world, token, attempt, steps[count % steps.length] ?? 'return', isDuring)
    victims.push(attempt)
    breaches.push(...(await world.read()).breaches)
    recoveries.push(await world.api.start())
  }
  const { attempts, failures } = await load.stop()
  return { recoveries, breaches, attempts: [...attempts, ...victims], failures }
}

async function killOnce({ api, door, places }: World, token: string, attempt: Attempt, step: Step, isDuring: boolean) {
  let killed: Promise<void> | null = null
  // Once: a late call must not meet the process that starts afterwards.
  const kill = () => (killed ??= api.kill())
  const soon = () => void setTimeout(() => void kill(), Math.random() * WITHIN_MS)
  const around: Around = async (at, work) => {
    if (at !== step) return work()
    const onOwnQuery = (then: () => unknown) => (txnId: string) => void (txnId.includes(attempt.txnId ?? '-') && then())
    // The settling begins with the query to the provider. The receipt follows its answer.
    if (isDuring && (step === 'settle' || step === 'receipt'))
      door.onQuery = onOwnQuery(step === 'settle' ? kill : soon)
    else if (isDuring) soon()
    const result = await work()
    if (!isDuring) await kill()
    return result
  }
  // Whatever the donor sees, the donor does not repeat it.
  await donate(places, token, attempt, { comesBack: true, webhook: step === 'webhook' }, around).catch(() => undefined)
  door.onQuery = () => undefined
  await kill()
}
