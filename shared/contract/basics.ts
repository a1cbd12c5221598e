/**
 * Small schemas that several resources share, and the query string of a call. Each kind of zod schema adds to the widget's size, so what the widget reads uses
 * only objects, arrays, plain values and `refine`.
 */
import * as z from 'zod/mini'
import { languages } from '../languages.ts'

/** A whole number that JavaScript holds exactly. */
const whole = /* @__NO_SIDE_EFFECTS__ */ (least: number) =>
  z.number().check(z.refine((value) => Number.isSafeInteger(value) && value >= least, 'number'))

/** Identifier of a row: a positive whole number. */
export const idSchema = whole(1)

/** Whole rupees, 0 or more. The API never sends fractions of money. */
export const rupeesSchema = whole(0)

/** Rupees of the ledger; the fraction is the paise. */
export const moneySchema = z.number()

/** How many: 1 or more. */
export const countSchema = whole(1)

/** A string that matches a pattern. */
export const textOf = /* @__NO_SIDE_EFFECTS__ */ (pattern: RegExp) =>
  z.string().check(z.refine((value) => pattern.test(value), 'pattern'))

/** The provider's transaction id: 1 to 25 characters (docs/payment-provider.md, section 1). */
export const txnIdSchema = textOf(/^[\w-]{1,25}$/)

/** Texts by name, e.g. form fields. */
export const textsSchema = z.custom<Record<string, string>>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((text) => typeof text === 'string'),
)

/** A language of the product, by its code. */
export const languageSchema = z.enum(languages)

// Calendar days in the API: `yyyy-MM-dd`, without a time and without a time zone.

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

/** Answer to a form that a visitor sends (`contact-us/store`, `become-volunteer`). The visitor names this number in questions about it. */
export const referenceSchema = z.object({ reference: z.string() })
export type Reference = z.infer<typeof referenceSchema>

// A picture with its size, so the page does not jump while it loads, and with its alternative text.

/** For `<source>`: a media type and its renditions, `address width, …`. */
export const pictureSourceSchema = z.object({ type: z.string(), srcset: z.string() })

/** Addresses are absolute. `src` is what every browser shows; `width` and `height` in px; an empty `alt` is decoration. */
export const pictureSchema = z.object({
  src: z.string(),
  alt: z.string(),
  width: countSchema,
  height: countSchema,
  sources: z.optional(z.array(pictureSourceSchema)),
})
export type Picture = z.infer<typeof pictureSchema>

/** Writes a query string such as `?page=2&type=item`, or ''. It leaves out absent values. */
export const query = (values: Readonly<Record<string, string | number | undefined>>): string => {
  const written: string[] = []
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') written.push(`${name}=${encodeURIComponent(value)}`)
  }
  return written.length > 0 ? `?${written.join('&')}` : ''
}
