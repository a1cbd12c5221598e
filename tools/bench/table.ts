import { medians } from './median.ts'

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

/**
 * A row for each scenario.
 *
 * @param head of the columns after the scenario's name
 * @param cells of a row, from the medians of all runs
 */
export const mediansTable = <Run extends object>(
  title: string,
  head: readonly string[],
  scenarios: Readonly<Record<string, readonly Run[]>>,
  cells: (medians: { [Name in keyof Run]: number }, runs: readonly Run[]) => Cell[],
): string =>
  table(
    title,
    ['', ...head],
    Object.entries(scenarios).map(([name, runs]) => [name, ...cells(medians(runs), runs)]),
  )
