import type { StatementForm } from '../../../shared/contract/content/statementForm.ts'
import type { Dependencies } from '../../dependencies.ts'
import { checkStatement } from './check/checkStatement.ts'
import type { StatementFacts, StatementProblem } from './check/problem.ts'
import { type ChangedRow, compareRows } from './rows/compareRows.ts'
import { readPool } from './pool/readPool.ts'
import { readFiled, type FiledStatements } from './readFiled.ts'
import { readYear } from './readYear.ts'
import { revisionCsv, statementCsv } from './statementCsv.ts'
import type { StatementRow } from './rows/statementRow.ts'
import { readStatementRules } from './statementRules.ts'
import { indianDate } from '../../payment/financialYear.ts'
import { taxYearDays } from './taxYear.ts'
import { toRows } from './rows/toRows.ts'

/** The statement of a year as it would be filed now. */
export interface PreparedStatement {
  year: string
  form: StatementForm
  facts: StatementFacts
  /** All rows that are valid now. */
  rows: StatementRow[]
  problems: StatementProblem[]
  filed: FiledStatements | null
  /** What the file contains: all rows, or what changed since the last filing. */
  content: ChangedRow[]
  /** The file, in parts. */
  file(): Iterable<string>
  /** The last Indian day on which the donors of its rows are kept. */
  keepUntil: string
}

/**
 * Reads a year's donations, makes the rows and checks them. Nothing is stored.
 * @throws Refused 404 if no form holds for the year
 */
export async function prepareStatement(
  deps: Pick<Dependencies, 'db' | 'vault' | 'now'>,
  year: string,
): Promise<PreparedStatement> {
  const { form, ownPan, cashLimit, keepYears } = await readStatementRules(deps, year)
  const { donations, ledgerRupees } = await readYear(deps, year, form)
  const pool = await readPool(deps, year)
  const numbers = new Map(pool.flatMap(({ number, receipt }) => (receipt === null ? [] : [[receipt, number] as const])))
  const rows = toRows(donations, form, form.pre_acknowledgement.used ? numbers : new Map())
  const today = indianDate(deps.now())
  const facts = { form, ownPan, cashLimit, span: taxYearDays(year), donations, ledgerRupees, pool, today }
  const filed = await readFiled(deps, year)
  const content = filed ? compareRows(filed.rows, rows) : rows.map((row) => ({ change: 'added' as const, row }))
  const file = () => (filed ? revisionCsv(content, filed.original, form) : statementCsv(rows, form))
  const keepUntil = `${Number(facts.span.to.slice(0, 4)) + keepYears}-03-31`
  const problems = checkStatement(rows, facts)
  return { year, form, facts, rows, problems, filed, content, file, keepUntil }
}
