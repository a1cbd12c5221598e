import type { StatementRow } from '../rows/statementRow.ts'
import { checkAmounts } from './checkAmounts.ts'
import { checkDonations } from './checkDonations.ts'
import { checkDonors } from './checkDonors.ts'
import { checkForeign } from './checkForeign.ts'
import { checkIds } from './checkIds.ts'
import { checkNatures } from './checkNatures.ts'
import { checkNumbers } from './checkNumbers.ts'
import { checkRegistrations } from './checkRegistrations.ts'
import { checkSerials } from './checkSerials.ts'
import { checkTexts } from './checkTexts.ts'
import { checkWhole } from './checkWhole.ts'
import type { Check, CheckedRow, StatementFacts, StatementProblem } from './problem.ts'

const checks: readonly Check[] = [
  checkSerials,
  checkNumbers,
  checkIds,
  checkRegistrations,
  checkTexts,
  checkDonors,
  checkForeign,
  checkNatures,
  checkAmounts,
  checkDonations,
  checkWhole,
]

/**
 * Everything that is wrong or unusual with the rows of a statement, by row. It trusts nothing that made the rows: it compares each cell with the form, with
 * the donations and with the ledger.
 */
export function checkStatement(rows: readonly StatementRow[], facts: StatementFacts): StatementProblem[] {
  const byId = new Map(facts.donations.map((donation) => [donation.id, donation]))
  const checked: CheckedRow[] = rows.map((row, index) => ({
    row,
    position: index + 1,
    donations: row.donations.flatMap((id) => byId.get(id) ?? []),
  }))
  return checks.flatMap((check) => check(checked, facts)).toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0))
}
