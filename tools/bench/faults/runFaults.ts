import { clockOff, faketime } from './clockOff.ts'
import { databaseAway } from './databaseAway.ts'
import { diskFull, smallDisk } from './diskFull.ts'
import type { FaultOptions } from './faultOptions.ts'
import { type Balance, isHarmed } from './books/balance.ts'
import { killAtEveryStep } from './killing.ts'
import type { Outcome } from './outcome.ts'
import type { Results } from './results.ts'
import { providerTrouble } from './providerTrouble.ts'
import { type DatabaseKind, openWorld, type World } from './world.ts'

export interface FaultRow {
  /** The fault's name in the options. */
  name: string
  /** What the table says. */
  fault: string
  database: DatabaseKind
  times: number
  failures: number
  recoveries: readonly number[]
  balance: Balance
  /** How often the database was compared with itself: at each start of the API, and at the end. */
  inspections: number
  /** From the end of the load until everything paid was written and mailed, in ms; null if it never was. */
  settledMs: number | null
  harmed: boolean
}

interface Fault {
  name: string
  on: readonly DatabaseKind[]
  /** Why it cannot be caused here; null if it can. */
  missing?: () => Promise<string | null>
  run(world: World, options: FaultOptions, say: (line: string) => void): Promise<Outcome>
  /** Folder for the database. */
  place?: () => Promise<{ folder: string; remove(): Promise<void> }>
}

const both = ['PostgreSQL', 'PGlite'] as const
const faults: readonly Fault[] = [
  { name: 'kill', on: both, run: (world, { kills }, say) => killAtEveryStep(world, kills, say) },
  { name: 'database', on: ['PostgreSQL'], run: (world, { seconds }) => databaseAway(world, seconds) },
  { name: 'provider away', on: both, run: (world, { seconds }) => providerTrouble(world, 'away', seconds) },
  { name: 'provider slow', on: both, run: (world, { seconds }) => providerTrouble(world, 'slow', seconds) },
  { name: 'provider nonsense', on: both, run: (world, { seconds }) => providerTrouble(world, 'nonsense', seconds) },
  { name: 'disk', on: both, place: smallDisk, run: (world, { seconds }) => diskFull(world, seconds) },
  { name: 'clock ahead', on: both, missing: faketime, run: (world, { seconds }) => clockOff(world, '+1d', seconds) },
  { name: 'clock behind', on: both, missing: faketime, run: (world, { seconds }) => clockOff(world, '-1d', seconds) },
]

/** Causes each fault on each database, each time with a new trust. A row that `results` has is not made again. */
export async function runFaults(
  options: FaultOptions,
  say: (line: string) => void,
  results: Results,
): Promise<readonly FaultRow[]> {
  for (const fault of faults.filter(({ name }) => name.includes(options.only))) {
    const missing = (await fault.missing?.()) ?? null
    if (missing !== null) say(`${fault.name}: left out, ${missing}`)
    else
      for (const kind of options.databases.filter((one) => fault.on.includes(one)))
        if (!results.has(fault.name, kind)) await results.add(await runFault(fault, kind, options, say))
  }
  return results.rows()
}

async function runFault(
  fault: Fault,
  kind: DatabaseKind,
  options: FaultOptions,
  say: (line: string) => void,
): Promise<FaultRow> {
  say(`${fault.name} on ${kind}`)
  const place = await fault.place?.()
  const world = await openWorld(kind, place ? { parent: place.folder } : {})
  try {
    const outcome = await fault.run(world, options, say)
    const { balance: last, tookMs } = await world.settle(outcome.attempts, options.patience * 60_000)
    const { found } = world.api
    const balance = { ...last, breaches: [...found.breaches, ...last.breaches] }
    for (const { area, what, about } of balance.breaches.slice(0, 20)) say(`${area}: ${what} (${about})`)
    const { fault: title, times, recoveries, failures } = outcome
    return {
      name: fault.name,
      fault: title,
      database: kind,
      times,
      failures,
      recoveries,
      balance,
      inspections: found.inspections + 1,
      settledMs: tookMs,
      harmed: isHarmed(balance),
    }
  } finally {
    await world.close()
    await place?.remove()
  }
}
