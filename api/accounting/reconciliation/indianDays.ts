const DAY_MS = 24 * 60 * 60_000

/** First moment of an Indian day, `yyyy-MM-dd`, and of the next one. */
export function indianDayBounds(day: string): { from: Date; to: Date } {
  const from = new Date(`${day}T00:00:00+05:30`)
  return { from, to: new Date(from.getTime() + DAY_MS) }
}

/** The Indian day so many days apart. */
export const dayApart = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
