/** Small parts that several resources share. */
import * as z from 'zod/mini'

/** Identifier of a row: a positive whole number. */
export const idSchema = z.number().check(z.int(), z.positive())

/** Whole rupees, 0 or more. Money is never a fraction on this wire. */
export const rupeesSchema = z.number().check(z.int(), z.nonnegative())

/** The provider's transaction id: 1 to 25 characters (payment-gateway.md, 0.4). */
export const txnIdSchema = z.string().check(z.regex(/^[\w-]{1,25}$/))
