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
