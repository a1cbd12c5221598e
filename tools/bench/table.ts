/** A number is shown in whole units. */
export type Cell = string | number

/** A table as text: the first column is aligned left, the others right. */
export function table(title: string, head: readonly string[], rows: ReadonlyArray<readonly Cell[]>): string {
  const all = [head, ...rows].map((row) => row.map((cell) => (typeof cell === 'number' ? cell.toFixed(0) : cell)))
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const [top, ...lines] = all.map((row) =>
    row.map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0))).join('  '),
  )
  const rule = '-'.repeat(widths.reduce((sum, width) => sum + width + 2, -2))
  return ['', title, rule, top, rule, ...lines, ''].join('\n')
}

/** Median of the figures; NaN for none. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}

/** The median of each field over the runs. */
export function medians<Run extends object>(runs: readonly Run[]): { [Name in keyof Run]: number } {
  const names = Object.keys(runs[0] ?? {})
  const fields = names.map((name) => [name, median(runs.map((run) => Number(Reflect.get(run, name))))])
  return Object.fromEntries(fields)
}
