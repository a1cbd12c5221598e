/** Marks the file as UTF-8 for spreadsheet programs. Without it, Excel shows Hindi as broken characters. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Texts that a spreadsheet program would read as a formula or as the start of another cell, also with full-width signs. */
const formula = /^(?:[\t\r\n]|[\s\0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/

/** Whether a spreadsheet program would calculate a text instead of showing it. */
export const isFormula = (text: string): boolean => formula.test(text)

/** A table as CSV (RFC 4180): every text is in quotes, and none is a formula. Numbers stay numbers. */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const inert = isFormula(value) ? `'${value}` : value
  return `"${inert.replaceAll('"', '""')}"`
}
