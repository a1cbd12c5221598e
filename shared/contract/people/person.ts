/** Fields with which somebody introduces themselves, in forms that need no account. Their codes are those of `account.ts`. */
import * as z from 'zod/mini'
import { asciiDigits } from '../../asciiDigits.ts'
import { isEmail, lineText, nameText, tidyEmail } from './nameText.ts'

/** One line of text. A mail uses it in a header, and a second line would become another header. */
export const lineSchema = lineText.check(z.minLength(1, 'required'))

export const nameSchema = nameText.check(z.minLength(1, 'required'), z.minLength(2, 'too_short'))

export const emailSchema = z
  .string()
  .check(z.overwrite(tidyEmail), z.minLength(1, 'required'), z.maxLength(100, 'too_long'), z.refine(isEmail, 'email'))

/** An Indian number as `account.ts` accepts it, or a foreign one with its country code. */
const phone = /^(\+91[ -]?|0)?[6-9]\d{4}[ -]?\d{5}$|^\+(?!91)[1-9]\d(?:[ -]?\d){5,12}$/

export const phoneSchema = z
  .string()
  .check(z.trim(), z.overwrite(asciiDigits), z.minLength(1, 'required'), z.regex(phone, 'phone'))

/** An optional phone number. */
export const optionalPhoneSchema = z.optional(
  z.string().check(z.trim(), z.overwrite(asciiDigits), z.regex(new RegExp(`^$|${phone.source}`), 'phone')),
)

/** An optional longer text. */
export const optionalMessageSchema = z.optional(z.string().check(z.trim(), z.maxLength(2000, 'too_long')))
