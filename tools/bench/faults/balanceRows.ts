import { median } from '../median.ts'
import { table } from '../table.ts'
import type { FaultRow } from './runFaults.ts'

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
    'doubled',
    'invented',
    'incomplete',
    'not mailed',
    'wrong in the ledger',
    'forgotten',
    'answers again (median, s)',
    '(longest)',
    'all settled (s)',
  ]
  return table(
    'Faults: donations at the provider and here, after recovery',
    head,
    rows.map(({ fault, database, times, failures, recoveries, balance, settledMs }) => [
      fault,
      database,
      String(times),
      String(failures),
      ...[
        balance.attempts,
        balance.paid,
        balance.mailedAgain,
        balance.lost,
        balance.doubled,
        balance.invented,
        balance.incomplete,
        balance.unmailed,
        balance.misbooked,
        balance.forgotten,
      ].map(String),
      seconds(median(recoveries)),
      seconds(Math.max(...recoveries)),
      settledMs === null ? 'never' : seconds(settledMs),
    ]),
  )
}
