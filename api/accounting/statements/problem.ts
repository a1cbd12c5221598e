import type { StatementColumn, StatementForm } from '../../../shared/contract/content/rules.ts'
import type { StatementProblemCode } from '../../../shared/contract/staff/statements.ts'
import type { PooledNumber, StatementDonation, StatementRow } from './toRows.ts'

export interface StatementProblem {
  code: StatementProblemCode
  /** Position of the row in the file, from 1; null: it concerns no row. */
  row: number | null
  column: StatementColumn | null
  /** Null: it concerns no single donation. */
  donation: number | null
}

/** What the check compares the rows with. */
export interface StatementFacts {
  form: StatementForm
  /** The trust's own PAN, which no donor has. */
  ownPan: string | null
  /** Cash above it is not deductible. Rupees; null: there is no limit. */
  cashLimit: number | null
  /** First and last Indian day of the year. */
  span: { from: string; to: string }
  /** All paid donations of the year, also those that are in no row. */
  donations: readonly StatementDonation[]
  /** What the ledger keeps of all donations of the year, in rupees. */
  ledgerRupees: number
  pool: readonly PooledNumber[]
  /** The Indian day on which it is checked. */
  today: string
}

/** A row, its position, and its donations. */
export interface CheckedRow {
  row: StatementRow
  position: number
  donations: readonly StatementDonation[]
}

/** A part of the check. It sees all rows, because some faults are in the relation between rows. */
export type Check = (rows: readonly CheckedRow[], facts: StatementFacts) => StatementProblem[]

/** A problem in one cell. */
export const inCell = (code: StatementProblemCode, { position }: CheckedRow, column: StatementColumn) => ({
  code,
  row: position,
  column,
  donation: null,
})

/** A problem of a donation, in the row that has it; null if none has it. */
export const ofDonation = (
  code: StatementProblemCode,
  row: CheckedRow | null,
  donation: number,
  column: StatementColumn | null = null,
): StatementProblem => ({ code, row: row?.position ?? null, column, donation })

/** A check of each row alone: a list of codes with the column of each. */
export const eachRow =
  (
    find: (row: CheckedRow, facts: StatementFacts) => (readonly [StatementProblemCode, StatementColumn] | false)[],
  ): Check =>
  (rows, facts) =>
    rows.flatMap((row) => find(row, facts).flatMap((found) => (found ? [inCell(found[0], row, found[1])] : [])))
