/** Calendar days in the API: `yyyy-MM-dd`, without a time and without a time zone. */
import * as z from 'zod/mini'

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether this day exists: 30 February does not, nor does 29 February of a common year. */
export const isDay = (text: string): boolean => {
  const [year = 0, month = 0, day = 0] = (pattern.exec(text) ?? []).slice(1).map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  return year > 0 && month > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

export const daySchema = z.string().check(z.refine(isDay, 'date'))

/** The earliest day that the API accepts. */
export const earliestDay = '1900-01-01'

/**
 * A day in a person's life: from 1900 to today. Codes `date`, `too_early`, `future`.
 * @param today the day in India, `yyyy-MM-dd`
 */
export const pastDaySchema = (today: string) =>
  z.string().check(
    z.trim(),
    z.refine(isDay, { error: 'date', abort: true }),
    z.refine((day) => day >= earliestDay, 'too_early'),
    z.refine((day) => day <= today, 'future'),
  )
