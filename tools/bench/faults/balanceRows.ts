import { median } from '../median.ts'
import { table } from '../table.ts'
import type { FaultRow } from './runFaults.ts'

const areas = ['receipts', 'ledger', 'messages'] as const
const seconds = (ms: number): string => (ms / 1000).toFixed(1)

/** The printed table: a row for each fault and database. */
export function balanceRows(rows: readonly FaultRow[]): string {
  const head = [
    'fault',
    'database',
    'times',
    'failed requests',
    'donations',
    'paid',
    'mailed twice',
    'lost',
    'invented',
    'forgotten',
    'not mailed',
    'inspections',
    'wrong receipts',
    'wrong in the ledger',
    'wrong messages',
    'answers again (median, s)',
    '(longest)',
    'all settled (s)',
  ]
  return table(
    'Faults: donations at the provider and here, after recovery',
    head,
    rows.map(({ fault, database, times, failures, recoveries, balance, inspections, settledMs }) => [
      fault,
      database,
      ...[times, failures, balance.attempts, balance.paid, balance.mailedAgain].map(String),
      ...[balance.lost, balance.invented, balance.forgotten, balance.unmailed, inspections].map(String),
      ...areas.map((area) => String(balance.breaches.filter((breach) => breach.area === area).length)),
      seconds(median(recoveries)),
      seconds(Math.max(...recoveries)),
      settledMs === null ? 'never' : seconds(settledMs),
    ]),
  )
}
