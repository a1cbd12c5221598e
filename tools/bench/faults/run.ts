/** `npm run bench:faults`: causes faults while donors donate, and compares afterwards what was paid with what was written (docs/bench.md). */
import { readFaultOptions, type FaultOptions } from './faultOptions.ts'
import { median } from '../median.ts'
import { type Cell, table } from '../table.ts'
import type { Breach } from './books/breaches.ts'
import { appendFile, readFile } from 'node:fs/promises'
import { type Balance, isHarmed } from './books/balance.ts'
import { type Caused, type Fault, faults } from './faults.ts'
import { type DatabaseKind, openWorld } from './world.ts'

const seconds = (ms: number): string => (ms / 1000).toFixed(1)
const wrong = (area: Breach['area'], { balance }: FaultRow): number =>
  balance.breaches.filter((breach) => breach.area === area).length

const columns: ReadonlyArray<readonly [head: string, cell: (row: FaultRow) => Cell]> = [
  ['fault', ({ fault }) => fault],
  ['database', ({ database }) => database],
  ['times', ({ times }) => times],
  ['failed requests', ({ failures }) => failures],
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
const rows = await runFaults(readFaultOptions(), say)
console.log(balanceRows(rows))
process.exitCode = rows.some((row) => row.harmed) ? 1 : 0

interface FaultRow extends Omit<Caused, 'attempts'> {
  /** The fault's name in the options. */
  name: string
  database: DatabaseKind
  balance: Balance
  /** How often the database was compared with itself: at each start of the API, and at the end. */
  inspections: number
  /** From the end of the load until everything paid was written and mailed, in ms; null if it never was. */
  settledMs: number | null
  harmed: boolean
}

/** Causes each fault on each database, each time with a new trust. A row that the file of results has is not made again. */
async function runFaults(options: FaultOptions, say: (line: string) => void): Promise<readonly FaultRow[]> {
  const rows = options.results ? await readRows(options.results) : []
  for (const fault of faults.filter(({ name }) => name.includes(options.only))) {
    const missing = (await fault.missing?.()) ?? null
    if (missing !== null) {
      say(`${fault.name}: left out, ${missing}`)
      continue
    }
    for (const kind of options.databases.filter((one) => fault.on.includes(one))) {
      if (rows.some(({ name, database }) => name === fault.name && database === kind)) continue
      const row = await runFault(fault, kind, options, say)
      rows.push(row)
      if (options.results) await appendFile(options.results, `${JSON.stringify(row)}\n`)
    }
  }
  return rows
}

/** The rows of a run that was stopped, one JSON a line. */
async function readRows(file: string): Promise<FaultRow[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  // Only this program writes the file.
  return text.split('\n').flatMap((line) => (line ? [JSON.parse(line) as FaultRow] : []))
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
    const { attempts, ...caused } = await fault.run(world, options, say)
    const { balance: last, tookMs } = await world.settle(attempts, options.patience * 60_000)
    const { found } = world.api
    const balance = { ...last, breaches: [...found.breaches, ...last.breaches] }
    for (const { area, what, about } of balance.breaches.slice(0, 20)) say(`${area}: ${what} (${about})`)
    return {
      ...caused,
      name: fault.name,
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
