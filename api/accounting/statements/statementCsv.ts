import type { StatementColumn, StatementForm } from '../../../shared/contract/content/statementForm.ts'
import { writeCsv } from '../../partners/csv.ts'
import type { ChangedRow } from './rows/compareRows.ts'
import type { StatementRow } from './rows/statementRow.ts'

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
