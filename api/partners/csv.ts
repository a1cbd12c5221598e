/** Tells a spreadsheet program that the file is UTF-8; without it Excel shows Hindi as broken signs. */
const BYTE_ORDER_MARK = '\uFEFF'

/** What a spreadsheet program would take for a formula, or for a step to another cell; the full-width signs included. */
const formula = /^(?:[\t\r\n]|[\s\0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/

/** A table as CSV (RFC 4180): every text in quotes, and none of them a formula. Numbers stay numbers. */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const inert = formula.test(value) ? `'${value}` : value
  return `"${inert.replaceAll('"', '""')}"`
}
