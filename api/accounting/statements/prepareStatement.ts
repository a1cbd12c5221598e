import type { RuleValue, StatementColumn, StatementForm } from '../../../shared/contract/content/rules.ts'
import { writeCsv } from '../../partners/csv.ts'
import { indianDate } from '../../payment/financialYear.ts'
import { checkStatement } from './checkStatement.ts'
import type { StatementFacts, StatementProblem } from './problem.ts'
import { type ChangedRow, compareRows, type FiledOriginal, readFiled } from './readFiled.ts'
import { readYear } from './readYear.ts'
import { toRows, type PooledNumber, type StatementRow } from './toRows.ts'
import { readStatementRules, taxYearDays } from './statementRules.ts'
import { statementKind } from '../../../shared/contract/staff/statements.ts'
import type { Reading, Sealing } from '../../storage/database.ts'

/** The statement of a year as it would be filed now. */
export interface PreparedStatement {
  year: string
  form: StatementForm
  /** Beyond it, donations without a recorded name or address are taxed apart; null: not for this trust. */
  anonymous: RuleValue<'statement.anonymous'>
  facts: StatementFacts
  /** All rows that are valid now. */
  rows: StatementRow[]
  problems: StatementProblem[]
  /** The originals that are filed, each with what a revision of it would contain. */
  filed: (FiledOriginal & { changes: ChangedRow[] })[]
  /** What the next original would contain: the donations that no filed one has. */
  next: StatementRow[]
  /** The last Indian day on which the donors of its rows are kept. */
  keepUntil: string
}

/**
 * Reads a year's donations, makes the rows and checks them. Nothing is stored.
 * @throws Refused 404 if no form holds for the year
 */
export async function prepareStatement(deps: Sealing, year: string): Promise<PreparedStatement> {
  const { form, ownPan, cashLimit, anonymous, keepYears } = await readStatementRules(deps, year)
  const { donations, ledgerRupees } = await readYear(deps, year, form)
  const pool = await readPool(deps, year)
  const numbers = new Map(pool.flatMap(({ number, receipt }) => (receipt === null ? [] : [[receipt, number] as const])))
  const used = form.pre_acknowledgement.used ? numbers : new Map<string, string>()
  const rows = toRows(donations, form, used)
  const today = indianDate(deps.now())
  const facts = { form, ownPan, cashLimit, span: taxYearDays(year), donations, ledgerRupees, pool, today }
  const of = (isIn: (id: number) => boolean) =>
    toRows(
      donations.filter(({ id }) => isIn(id)),
      form,
      used,
    )
  const filed = (await readFiled(deps, year)).map((original) => ({
    ...original,
    changes: compareRows(
      original.rows,
      of((id) => original.donations.has(id)),
    ),
  }))
  const next = filed.length === 0 ? rows : of((id) => filed.every((original) => !original.donations.has(id)))
  const keepUntil = `${Number(facts.span.to.slice(0, 4)) + keepYears}-03-31`
  const problems = checkStatement(rows, facts)
  return { year, form, anonymous, facts, rows, problems, filed, next, keepUntil }
}

/** A file to file: a new original, or a revision of one. */
export interface StatementFile {
  /** The filing that it revises; null for an original. */
  revises: number | null
  content: ChangedRow[]
  /** Of its name. */
  kind: string
  /** The file, in parts. */
  parts(): Iterable<string>
}

/** @param original the id of the filed original to revise; without one, the next original */
export function fileOf({ filed, next, form }: PreparedStatement, original?: number): StatementFile | null {
  if (original === undefined)
    return {
      revises: null,
      content: next.map((row) => ({ change: 'added', row })),
      kind: statementKind(filed.length + 1),
      parts: () => statementCsv(next, form),
    }
  const revised = filed.find(({ id }) => id === original)
  if (!revised) return null
  const { newest, changes, acknowledgement, position, filings } = revised
  return {
    revises: newest,
    content: changes,
    kind: statementKind(position, filings),
    parts: () => revisionCsv(changes, acknowledgement, form),
  }
}

/** The numbers that belong to receipts. `filed`: with a statement of another year. */
async function readPool({ db }: Reading, year: string): Promise<PooledNumber[]> {
  const rows = await db
    .selectFrom('pre_acknowledgements')
    .leftJoin('statements', 'statements.id', 'pre_acknowledgements.filed_with')
    .select(['number', 'receipt', 'statements.year'])
    .where('receipt', 'is not', null)
    .execute()
  return rows.map((row) => ({
    number: row.number,
    receipt: row.receipt,
    filed: row.year !== null && row.year !== year,
  }))
}

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

type Line = (string | number)[]

/** Rows that are one part of a file. */
const PART = 1000

/**
 * The file of a statement, in parts: the form's columns and titles in its order. Amounts are numbers, everything else is a quoted text. A large file is never in
 * memory as a whole.
 */
export const statementCsv = (rows: readonly StatementRow[], form: StatementForm): Generator<string> =>
  toCsv(titlesOf(form), rows, (row) => lineOf(row, form), form)

/** The file of a revised statement, in parts: before each row, the original's acknowledgement number and what changed. */
export function revisionCsv(
  changes: readonly ChangedRow[],
  acknowledgement: string,
  form: StatementForm,
): Generator<string> {
  const { acknowledgement_title, change_title, changes: words } = form.revision
  const head = [acknowledgement_title, change_title, ...titlesOf(form)]
  return toCsv(head, changes, ({ change, row }) => [acknowledgement, words[change], ...lineOf(row, form)], form)
}

function* toCsv<Row>(
  head: Line,
  rows: readonly Row[],
  write: (row: Row) => Line,
  form: StatementForm,
): Generator<string> {
  const first = writeCsv([head])
  yield form.byte_order_mark ? first : first.slice(1)
  for (let start = 0; start < rows.length; start += PART)
    yield writeCsv(rows.slice(start, start + PART).map(write)).slice(1)
}

const titlesOf = ({ columns }: StatementForm): Line => columns.map(({ title }) => title)

const lineOf = (row: StatementRow, form: StatementForm): Line => form.columns.map(({ key }) => cellOf(row, key, form))

function cellOf(row: StatementRow, key: StatementColumn, form: StatementForm): string | number {
  return key === 'registration_date' ? writeDay(row.registration_date, form) : row[key]
}

/** A day as the form writes it; '' stays ''. */
function writeDay(day: string, { date_format: format }: StatementForm): string {
  const [year = '', month = '', date = ''] = day.split('-')
  if (day === '' || format === 'yyyy-MM-dd') return day
  return format === 'dd/MM/yyyy' ? `${date}/${month}/${year}` : `${date}-${monthNames[Number(month) - 1]}-${year}`
}
