/** Dates on screen: Indian time, in the reader's language (specification, decision 16). */

const zone = 'Asia/Kolkata'
/** Hindi names the part of the day before the hour; the short style would write `am बजे`. */
const styles = {
  en: { dateStyle: 'long', timeStyle: 'short' },
  hi: {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    dayPeriod: 'short',
    hour12: true,
  },
} as const
const locale = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' } as const

/**
 * @param iso an ISO instant
 * @returns e.g. `21 November 2026 at 5:30 am`, `21 नवंबर 2026 को सुबह 5:30 बजे`
 */
export const formatDateTime = (iso: string, lang: 'en' | 'hi'): string =>
  new Intl.DateTimeFormat(locale[lang], { timeZone: zone, ...styles[lang] }).format(new Date(iso))

/** The Indian calendar day of an instant, `yyyy-MM-dd`, as the provider's status query wants it (specification, section 9). */
export const indianDay = (instant: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  )

const dayStyle = { day: 'numeric', month: 'long', year: 'numeric' } as const

/**
 * @param iso an ISO instant, or a day `yyyy-MM-dd`
 * @returns the day in India, e.g. `21 November 2026`, `21 नवंबर 2026`
 */
export const formatDay = (iso: string, lang: 'en' | 'hi'): string =>
  new Intl.DateTimeFormat(locale[lang], { timeZone: zone, ...dayStyle }).format(new Date(iso))

/**
 * @param month 1 to 12
 * @returns its name, e.g. `November`, `नवंबर`
 */
export const formatMonth = (month: number, lang: 'en' | 'hi'): string =>
  new Intl.DateTimeFormat(locale[lang], { timeZone: 'UTC', month: 'long' }).format(
    new Date(Date.UTC(2026, month - 1, 15)),
  )
