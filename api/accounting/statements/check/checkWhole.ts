import { netOf } from '../rows/statementRow.ts'
import { dueDay } from '../taxYear.ts'
import type { Check } from './problem.ts'

/** All rows and the donations outside them make the ledger's sum. The year is over, and the day to file is not. */
export const checkWhole: Check = (rows, { donations, form, ledgerRupees, span, today }) => {
  const placed = new Set(rows.flatMap(({ row }) => row.donations))
  const outside = donations.filter(({ id }) => !placed.has(id)).reduce((sum, donation) => sum + netOf(donation), 0)
  const inside = rows.reduce((sum, { row }) => sum + row.amount, 0)
  const codes = [
    inside + outside !== ledgerRupees && ('sum_differs' as const),
    today <= span.to && ('year_open' as const),
    today > dueDay(span.to, form) && ('late' as const),
  ]
  return codes.flatMap((code) => (code ? [{ code, row: null, column: null, donation: null }] : []))
}
