import { isFormula } from '../../shared/contract/people/person.ts'

/** Marks the file as UTF-8 for spreadsheet programs. Without it, Excel shows Hindi as broken characters. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A table as CSV (RFC 4180): every text is in quotes, and none is a formula. Numbers stay numbers. */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const inert = isFormula(value) ? `'${value}` : value
  return `"${inert.replaceAll('"', '""')}"`
}
