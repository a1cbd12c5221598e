/** Fields by which somebody says who they are, in forms that need no account. Their codes are those of `account.ts`. */
import * as z from 'zod/mini'

/** One line of text: a mail is written with it, and a second line there would be a header. */
export const lineSchema = z.string().check(z.trim(), z.minLength(1, 'required'), z.regex(/^\P{Cc}*$/u, 'invalid'))

export const nameSchema = lineSchema.check(z.minLength(2, 'too_short'), z.maxLength(60, 'too_long'))

export const emailSchema = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.minLength(1, 'required'), z.maxLength(100, 'too_long'), z.email('email'))

/** An Indian number as `account.ts` takes it, or one from abroad with its country code. */
const phone = /^(\+91[ -]?|0)?[6-9]\d{4}[ -]?\d{5}$|^\+(?!91)[1-9]\d(?:[ -]?\d){5,12}$/

export const phoneSchema = z.string().check(z.trim(), z.minLength(1, 'required'), z.regex(phone, 'phone'))

/** A phone number that may be left empty. */
export const optionalPhoneSchema = z.optional(
  z.string().check(z.trim(), z.regex(new RegExp(`^$|${phone.source}`), 'phone')),
)

/** A longer text that may be left empty. */
export const optionalMessageSchema = z.optional(z.string().check(z.trim(), z.maxLength(2000, 'too_long')))
