/**
 * Signing in with a code of six digits, by mail or SMS (our additions). The answers never tell whether an account exists before the code has proven whose the
 * address is. Each call throws `ApiError`.
 */
import * as z from 'zod/mini'
import { asciiDigits } from '../../asciiDigits.ts'
import { noticeVersionSchema, registerRequestSchema, signInAnswerSchema, sixDigitsSchema } from './account.ts'
import { isEmail, tidyEmail } from './person.ts'
import type { Transport } from '../transport.ts'

const indianMobile = /^(?:\+91|0)?([6-9]\d{9})$/

/** An Indian mobile number as it is stored: `+919000000417`. Null for another text. */
export const mobileOf = (typed: string): string | null => {
  const [, digits] = indianMobile.exec(asciiDigits(typed).replace(/[\s-]/g, '')) ?? []
  return digits === undefined ? null : `+91${digits}`
}

/** An e-mail address or an Indian mobile number. Codes `required`, `too_long`, `recipient`. */
const recipient = z.string().check(
  z.overwrite((typed) => mobileOf(typed) ?? tidyEmail(typed)),
  z.minLength(1, 'required'),
  z.maxLength(50, 'too_long'),
  z.refine((to) => to.startsWith('+') || isEmail(to), 'recipient'),
)

/** Payload of `POST login/code`. */
export const signInCodeRequestSchema = z.object({ to: recipient })

/** Answer of `POST login/code`, the same for every address. Seconds: how long the code works, and when to offer another one. */
export const codeSentSchema = z.object({ expires_in: z.number(), again_in: z.number() })
export type CodeSent = z.infer<typeof codeSentSchema>

/** Answer of `GET login/code-ways`: how the trust sends codes. A back end without the call sends none. */
export const codeWaysSchema = z.object({ ways: z.array(z.enum(['mail', 'sms'])) })

const { fullName, contactNo, email } = registerRequestSchema.shape

/**
 * Payload of `POST login/with-code`. A newcomer adds the name, and what a donation needs beside the proven
 * address: after a mail the phone, after an SMS the e-mail address. Without them the answer is 422 with `required` at these fields, and the code still works.
 */
export const signInByCodeSchema = z.object({
  to: recipient,
  code: sixDigitsSchema,
  fullName: z.optional(fullName),
  contactNo: z.optional(contactNo),
  email: z.optional(email),
  notice_version: noticeVersionSchema,
})
export type SignInByCode = z.infer<typeof signInByCodeSchema>

export const codeWays = (t: Transport) => t.get('login/code-ways', codeWaysSchema)

/** Sends a code. A new code ends the one before. */
export const requestSignInCode = (t: Transport, to: string) => t.post('login/code', { to }, codeSentSchema)

/** Refused with `code: mismatch` if it is wrong, too old, or tried too often. */
export const signInByCode = (t: Transport, request: SignInByCode) =>
  t.post('login/with-code', request, signInAnswerSchema)
