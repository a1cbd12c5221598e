import { type NotNull, sql } from 'kysely'
import type { StatementForm } from '../../../shared/contract/content/rules.ts'
import { writeCsv } from '../../partners/csv.ts'
import { checkStatement, type StatementFacts, type StatementProblem } from './checkStatement.ts'
import { type ChangedRow, compareRows, type FiledOriginal, readFiled } from './readFiled.ts'
import { readYear } from './readYear.ts'
import { toRows, type PooledNumber, type StatementDonation, type StatementRow } from './toRows.ts'
import { readStatementRules } from './statementRules.ts'
import { financialYearDays } from '../../payment/financialYear.ts'
import { statementKind } from '../../../shared/contract/staff/statements.ts'
import type { Reading, Sealing } from '../../storage/database.ts'
import { indianDay } from '../../../shared/date.ts'

/** The statement of a year as it would be filed now. */
export interface PreparedStatement extends StatementFacts {
  year: string
  /** All rows that are valid now. */
  rows: StatementRow[]
  problems: StatementProblem[]
  /** The originals that are filed, each with what a revision of it would contain. */
  filed: (FiledOriginal & { changes: ChangedRow[] })[]
  /** What the next original would contain: the donations that no filed one has. */
  next: StatementRow[]
}

/**
 * Reads a year's donations, makes the rows and checks them. Nothing is stored.
 * @throws Refused 404 if no form holds for the year
 */
export async function prepareStatement(deps: Sealing, year: string): Promise<PreparedStatement> {
  const rules = await readStatementRules(deps, year)
  const { form } = rules
  const pool = await readPool(deps, year)
  const facts = {
    ...rules,
    ...(await readYear(deps, year, form)),
    span: financialYearDays(year),
    pool,
    today: indianDay(deps.now()),
  }
  const { donations } = facts
  const numbers = form.pre_acknowledgement.used ? pool : []
  const numberOf = new Map(numbers.map(({ number, receipt }) => [receipt, number]))
  const rowsOf = (some: readonly StatementDonation[]) => toRows(some, form, numberOf)
  const filed = (await readFiled(deps, year)).map((original) => {
    const own = rowsOf(donations.filter(({ id }) => original.donations.has(id)))
    return { ...original, changes: compareRows(original.rows, own) }
  })
  const rows = rowsOf(donations)
  const unfiled = donations.filter(({ id }) => filed.every((original) => !original.donations.has(id)))
  const next = filed.length === 0 ? rows : rowsOf(unfiled)
  return { year, ...facts, rows, problems: checkStatement(rows, facts), filed, next }
}

/** A file to file: a new original, or a revision of one. */
export interface StatementFile {
  /** The original that it revises; null for an original. */
  revises: FiledOriginal | null
  content: readonly ChangedRow[]
  /** Of its name. */
  kind: string
}

/** @param original the id of the filed original to revise; without one, the next original */
export function fileOf({ filed, next }: PreparedStatement, original?: number): StatementFile | null {
  if (original === undefined) {
    const content = next.map((row) => ({ change: 'added', row }) as const)
    return { revises: null, content, kind: statementKind(filed.length + 1) }
  }
  const revises = filed.find(({ statements: [first] }) => first === original)
  if (!revises) return null
  return { revises, content: revises.changes, kind: statementKind(revises.position, revises.statements.length) }
}

/** The numbers that belong to receipts. `filed`: with a statement of another year. */
async function readPool({ db }: Reading, year: string): Promise<PooledNumber[]> {
  return db
    .selectFrom('pre_acknowledgements')
    .leftJoin('statements', 'statements.id', 'pre_acknowledgements.filed_with')
    .select(['number', 'receipt', sql<boolean>`coalesce(statements.year <> ${year}, false)`.as('filed')])
    .where('receipt', 'is not', null)
    .$narrowType<{ receipt: NotNull }>()
    .execute()
}

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Rows that are one part of a file. */
const PART = 1000

/**
 * The file of a statement, in parts: the form's columns and titles in its order. Amounts are numbers, everything else is a quoted text. A large file is never in
 * memory as a whole.
 * @param revises the acknowledgement number of the original: then each row begins with it, and with what changed
 */
export function* statementCsv(
  content: readonly ChangedRow[],
  form: StatementForm,
  revises: string | null,
): Generator<string> {
  const { acknowledgement_title, change_title, changes } = form.revision
  const head = revises === null ? [] : [acknowledgement_title, change_title]
  const first = writeCsv([[...head, ...form.columns.map(({ title }) => title)]])
  yield form.byte_order_mark ? first : first.slice(1)
  const lineOf = ({ change, row }: ChangedRow) => [
    ...(revises === null ? [] : [revises, changes[change]]),
    ...form.columns.map(({ key }) => (key === 'registration_date' ? writeDay(row[key], form) : row[key])),
  ]
  for (let start = 0; start < content.length; start += PART)
    yield writeCsv(content.slice(start, start + PART).map(lineOf)).slice(1)
}

/** A day as the form writes it; '' stays ''. */
function writeDay(day: string, { date_format: format }: StatementForm): string {
  const [year = '', month = '', date = ''] = day.split('-')
  if (day === '' || format === 'yyyy-MM-dd') return day
  return format === 'dd/MM/yyyy' ? `${date}/${month}/${year}` : `${date}-${monthNames[Number(month) - 1]}-${year}`
}
