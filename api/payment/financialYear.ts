import { type RawBuilder, sql } from 'kysely'
import { DAY_MS, indianDay } from '../../shared/date.ts'

/** The Indian day of a moment in a statement, `yyyy-MM-dd`. */
export const indianDayOf = (moment: RawBuilder<unknown>) =>
  sql<string>`to_char(${moment} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`

/** The Indian financial year of a moment, April to March in Indian time, as `2026-27`. */
export function financialYear(moment: Date): string {
  const [year = 0, month = 0] = indianDay(moment).split('-').map(Number)
  const start = month >= 4 ? year : year - 1
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`
}

/** A day, `yyyy-MM-dd`, some days later or earlier. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** The first moment of an Indian day, `yyyy-MM-dd`, and of the next one. */
export function indianDayBounds(day: string): { from: Date; to: Date } {
  const from = new Date(`${day}T00:00:00+05:30`)
  return { from, to: new Date(from.getTime() + DAY_MS) }
}

/** The first moment of a financial year and the first moment after it, in Indian time. `year` as `2026-27`. */
export function financialYearBounds(year: string): { from: Date; before: Date } {
  const start = Number(year.slice(0, 4))
  const aprilFirst = (of: number) => new Date(`${String(of).padStart(4, '0')}-04-01T00:00:00+05:30`)
  return { from: aprilFirst(start), before: aprilFirst(start + 1) }
}

/** First and last Indian day of a span, `yyyy-MM-dd`. */
export interface DaySpan {
  from: string
  to: string
}

/** `year` as `2026-27`. */
export function financialYearDays(year: string): DaySpan {
  const start = Number(year.slice(0, 4))
  return { from: `${start}-04-01`, to: `${start + 1}-03-31` }
}

/** `month` as `2026-11`. */
export function monthDays(month: string): DaySpan {
  const next = new Date(`${month}-01T00:00:00Z`)
  next.setUTCMonth(next.getUTCMonth() + 1)
  return { from: `${month}-01`, to: dayAfter(next.toISOString().slice(0, 10), -1) }
}

/** `2025-26` for `2026-27`. */
export const yearBefore = (year: string): string => `${Number(year.slice(0, 4)) - 1}-${year.slice(2, 4)}`

/** The last Indian day on which the donors of a financial year are kept, `yyyy-MM-dd`. @param years full years after its end */
export const lastKeptDay = (year: string, years: number): string =>
  `${Number(financialYearDays(year).to.slice(0, 4)) + years}-03-31`
