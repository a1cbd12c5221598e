/** The first moment of a financial year and the first moment after it, in Indian time. `year` as `2026-27`. */
export function financialYearBounds(year: string): { from: Date; before: Date } {
  const start = Number(year.slice(0, 4))
  const aprilFirst = (of: number) => new Date(`${String(of).padStart(4, '0')}-04-01T00:00:00+05:30`)
  return { from: aprilFirst(start), before: aprilFirst(start + 1) }
}
