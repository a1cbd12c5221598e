import { median } from '../median.ts'
import { type Cell, table } from '../table.ts'
import type { Breach } from './books/breaches.ts'
import type { FaultRow } from './runFaults.ts'

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
export const balanceRows = (rows: readonly FaultRow[]): string =>
  table(
    'Faults: donations at the provider and here, after recovery',
    columns.map(([head]) => head),
    rows.map((row) => columns.map(([, cell]) => cell(row))),
  )
