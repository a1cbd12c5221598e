/**
 * Small schemas that several resources share. Each kind of zod schema adds to the widget's size, so these files use only objects, arrays, plain values and
 * `refine`.
 */
import * as z from 'zod/mini'

/** A whole number that JavaScript holds exactly. */
const whole = (least: number) =>
  z.number().check(z.refine((value) => Number.isSafeInteger(value) && value >= least, 'number'))

/** Identifier of a row: a positive whole number. */
export const idSchema = whole(1)

/** Whole rupees, 0 or more. The API never sends fractions of money. */
export const rupeesSchema = whole(0)

/** How many: 1 or more. */
export const countSchema = whole(1)

/** A string that matches a pattern. */
export const textOf = (pattern: RegExp) => z.string().check(z.refine((value) => pattern.test(value), 'pattern'))

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
