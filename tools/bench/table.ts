/** A table as text: the first column is aligned left, the others right. */
export function table(title: string, head: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
  const rule = '-'.repeat(widths.reduce((sum, width) => sum + width + 2, -2))
  return ['', title, rule, line(head), rule, ...rows.map(line), ''].join('\n')
}
