const DAY_MS = 24 * 60 * 60_000

/** The return of a day in a given year; 29 February returns on 28 February where there is none. */
function returnIn(year: number, origin: string): string {
  const monthDay = origin.slice(5)
  const written = String(year).padStart(4, '0')
  return monthDay === '02-29' && !isLeap(year) ? `${written}-02-28` : `${written}-${monthDay}`
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

/**
 * When a day comes back next, today included, and how many days that is from today.
 * @param origin the day it first was, `yyyy-MM-dd`, not after today
 * @param today the day in India, `yyyy-MM-dd`
 */
export function nextReturn(origin: string, today: string): { next: string; days: number } {
  const year = Number(today.slice(0, 4))
  const thisYear = returnIn(year, origin)
  const next = thisYear < today ? returnIn(year + 1, origin) : thisYear
  return { next, days: (Date.parse(next) - Date.parse(today)) / DAY_MS }
}

/** The days from today to a number of days ahead, both included. */
export function daysAhead(today: string, count: number): string[] {
  return Array.from({ length: count + 1 }, (_, ahead) =>
    new Date(Date.parse(today) + ahead * DAY_MS).toISOString().slice(0, 10),
  )
}
