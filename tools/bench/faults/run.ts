/** `npm run bench:faults`: causes faults while donors donate, and compares afterwards what was paid with what was written (docs/bench.md). */
import { type Cell, median, table } from '../table.ts'
import { type Balance, type Breach, isHarmed } from './books.ts'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { type Caused, type Fault, faults } from './faults.ts'
import { type DatabaseKind, openWorld } from './world.ts'

const seconds = (ms: number): string => (ms / 1000).toFixed(1)
const wrong = (area: Breach['area'], { balance }: FaultRow): number =>
  balance.breaches.filter((breach) => breach.area === area).length

const columns: ReadonlyArray<readonly [head: string, cell: (row: FaultRow) => Cell]> = [
  ['fault', ({ fault }) => fault],
  ['database', ({ database }) => database],
  ['times', ({ times }) => times],
  ['failed requests', ({ failures }) => failures.length],
  ['donations', ({ balance }) => balance.attempts],
  ['paid', ({ balance }) => balance.paid],
  ['mailed twice', ({ balance }) => balance.mailedAgain],
  ['lost', ({ balance }) => balance.lost],
  ['invented', ({ balance }) => balance.invented],
  ['forgotten', ({ balance }) => balance.forgotten],
  ['not mailed', ({ balance }) => balance.unmailed],
  ['inspections', ({ inspections }) => inspections],
  ['wrong receipts', (row) => wrong('receipts', row)],
  ['wrong in the ledger', (row) => wrong('ledger', row)],
  ['wrong messages', (row) => wrong('messages', row)],
  ['answers again (median, s)', ({ recoveries }) => seconds(median(recoveries))],
  ['(longest)', ({ recoveries }) => seconds(Math.max(...recoveries))],
  ['all settled (s)', ({ settledMs }) => (settledMs === null ? 'never' : seconds(settledMs))],
]

/** The printed table: a row for each fault and database. */
const balanceRows = (rows: readonly FaultRow[]): string =>
  table(
    'Faults: donations at the provider and here, after recovery',
    columns.map(([head]) => head),
    rows.map((row) => columns.map(([, cell]) => cell(row))),
  )

const say = (line: string): void => console.error(line)
/** The options of docs/bench.md. */
const positive = z.coerce.number().positive()
const options = z
  .object({
    kills: positive.default(200),
    seconds: positive.default(30),
    /** The longest wait for everything to be settled after a fault, in minutes. */
    patience: positive.default(15),
    database: z.array(z.enum(['PostgreSQL', 'PGlite'])).default(['PostgreSQL', 'PGlite']),
    /** Only faults whose name has this text. */
    only: z.string().default(''),
  })
  .parse(
    parseArgs({
      options: {
        kills: { type: 'string' },
        seconds: { type: 'string' },
        patience: { type: 'string' },
        database: { type: 'string', multiple: true },
        only: { type: 'string' },
      },
    }).values,
  )
const rows = await runFaults(say)
console.log(balanceRows(rows))
process.exitCode = rows.some((row) => row.harmed) ? 1 : 0

interface FaultRow extends Omit<Caused, 'attempts'> {
  database: DatabaseKind
  balance: Balance
  /** How often the database was compared with itself: at each start of the API, and at the end. */
  inspections: number
  /** From the end of the load until everything paid was written and mailed, in ms; null if it never was. */
  settledMs: number | null
  harmed: boolean
}

/** Causes each fault on each database, each time with a new trust. */
async function runFaults(say: (line: string) => void): Promise<readonly FaultRow[]> {
  const rows: FaultRow[] = []
  for (const fault of faults.filter(({ name }) => name.includes(options.only))) {
    const missing = (await fault.missing?.()) ?? null
    if (missing !== null) say(`${fault.name}: left out, ${missing}`)
    else
      for (const kind of options.database.filter((one) => fault.on.includes(one)))
        rows.push(await runFault(fault, kind, say))
  }
  return rows
}

async function runFault(fault: Fault, kind: DatabaseKind, say: (line: string) => void): Promise<FaultRow> {
  say(`${fault.name} on ${kind}`)
  const place = await fault.place?.()
  const world = await openWorld(kind, place ? { parent: place.folder } : {})
  try {
    const { attempts, ...caused } = await fault.run(world, options, say)
    const { balance: last, tookMs } = await world.settle(attempts, options.patience * 60_000)
    const { found } = world.api
    const balance = { ...last, breaches: [...found.breaches, ...last.breaches] }
    for (const { area, what, about } of balance.breaches.slice(0, 20)) say(`${area}: ${what} (${about})`)
    return {
      ...caused,
      database: kind,
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
