const DAY_MS = 24 * 60 * 60_000

/** The anniversary in a given year. 29 February becomes 28 February in a common year. */
function returnIn(year: number, origin: string): string {
  const monthDay = origin.slice(5)
  const written = String(year).padStart(4, '0')
  return monthDay === '02-29' && !isLeap(year) ? `${written}-02-28` : `${written}-${monthDay}`
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

/**
 * The next anniversary, today included, and the days until then.
 * @param origin the original day, `yyyy-MM-dd`, not after today
 * @param today the day in India, `yyyy-MM-dd`
 */
export function nextReturn(origin: string, today: string): { next: string; days: number } {
  const year = Number(today.slice(0, 4))
  const thisYear = returnIn(year, origin)
  const next = thisYear < today ? returnIn(year + 1, origin) : thisYear
  return { next, days: (Date.parse(next) - Date.parse(today)) / DAY_MS }
}

/** The days from today to `count` days later, both included. */
export function daysAhead(today: string, count: number): string[] {
  return Array.from({ length: count + 1 }, (_, ahead) =>
    new Date(Date.parse(today) + ahead * DAY_MS).toISOString().slice(0, 10),
  )
}
