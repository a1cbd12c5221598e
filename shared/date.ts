/** Dates on screen: in Indian time and in the reader's language (specification, decision 16). */
import { type Language, languageFacts } from './languages.ts'

const zone = 'Asia/Kolkata'

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

const write = (lang: Language, date: string | number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(languageFacts[lang].tag, options).format(new Date(date))

/** Only of languages whose usual form does not do. */
const dateTime: Partial<Record<Language, Intl.DateTimeFormatOptions>> = {
  // Hindi names the part of the day before the hour. The short style would write `am बजे`.
  hi: {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    dayPeriod: 'short',
    hour12: true,
  },
}

/** Only of languages whose usual time does not do. */
const timeParts: Partial<Record<Language, Intl.DateTimeFormatOptions>> = { hi: { dayPeriod: 'short' } }

/**
 * @param iso an ISO instant
 * @returns e.g. `21 November 2026 at 5:30 am`, `21 नवंबर 2026 को सुबह 5:30 बजे`
 */
export const formatDateTime = (iso: string, lang: Language): string =>
  write(lang, iso, { timeZone: zone, ...(dateTime[lang] ?? { dateStyle: 'long', timeStyle: 'short' }) })

/**
 * @param iso an ISO instant
 * @returns the time of the day in India, e.g. `5:30 am`, `सुबह 5:30`
 */
export const formatTime = (iso: string, lang: Language): string =>
  write(lang, iso, { timeZone: zone, hour: 'numeric', minute: '2-digit', hour12: true, ...timeParts[lang] })

const OFFSET_MS = 330 * 60_000

/**
 * The Indian calendar day of an instant, `yyyy-MM-dd`. The provider's status query needs it (specification, section 9). India is always 5:30 hours ahead. No
 * formatter is asked, because engines write the same format with other signs (WebKit: `11/28/2026` for `en-CA`).
 */
export const indianDay = (instant: Date): string => new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 10)

/**
 * @param iso an ISO instant, or a day `yyyy-MM-dd`
 * @returns the day in India, e.g. `21 November 2026`, `21 नवंबर 2026`
 */
export const formatDay = (iso: string, lang: Language): string =>
  write(lang, iso, { timeZone: zone, day: 'numeric', month: 'long', year: 'numeric' })

/**
 * @param day `yyyy-MM-dd`
 * @returns the day without its year, e.g. `21 November`, `21 नवंबर`
 */
export const formatDayOfYear = (day: string, lang: Language): string =>
  write(lang, day, { timeZone: 'UTC', day: 'numeric', month: 'long' })

/**
 * @param month 1 to 12
 * @returns its name, e.g. `November`, `नवंबर`
 */
export const formatMonth = (month: number, lang: Language): string =>
  write(lang, Date.UTC(2026, month - 1, 15), { timeZone: 'UTC', month: 'long' })
