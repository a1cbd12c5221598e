/**
 * Accounts and sessions (specification, sections 3 and 7). Browser and server share the schemas. The widget loads this file; what only the site needs is in
 * `ownAccount.ts`.
 */
import * as z from 'zod/mini'
import { asciiDigits } from '../../asciiDigits.ts'
import { idSchema, rupeesSchema } from '../basics.ts'
import { isEmail, nameText, tidyEmail } from './nameText.ts'

const email = z.string().check(z.overwrite(tidyEmail), z.maxLength(50, 'too_long'), z.refine(isEmail, 'email'))
export const passwordSchema = z.string().check(z.minLength(8, 'too_short'), z.maxLength(200, 'too_long'))

/** The version of the notice about personal data that the page showed; absent if it showed none. */
export const noticeVersionSchema = z.optional(z.string().check(z.maxLength(20, 'too_long')))

/** Payload of `POST login`. The password has no rule here, so an old one still signs in. */
export const loginRequestSchema = z.object({
  email,
  password: z.string().check(z.minLength(1, 'required'), z.maxLength(200, 'too_long')),
})
export type LoginRequest = z.infer<typeof loginRequestSchema>

/** Payload of `POST register`. An e-mail address has at most 50 characters, because the provider accepts no more. */
export const registerRequestSchema = z.object({
  fullName: nameText.check(z.minLength(2, 'too_short')),
  email,
  contactNo: z
    .string()
    .check(z.trim(), z.overwrite(asciiDigits), z.regex(/^(\+91[ -]?|0)?[6-9]\d{4}[ -]?\d{5}$/, 'phone')),
  password: passwordSchema,
  notice_version: noticeVersionSchema,
})
export type RegisterRequest = z.infer<typeof registerRequestSchema>

export const forgetPasswordRequestSchema = z.object({ email })

/** Payload of `POST reset-password`; the link in the mail contains `token`. */
export const resetPasswordRequestSchema = z.object({
  token: z.string().check(z.minLength(1, 'required')),
  password: passwordSchema,
})

/** Payload of `POST register/social`: an identity provider's id token (specification, decision 22). */
export const socialRequestSchema = z.object({
  provider: z.enum(['GOOGLE', 'APPLE']),
  idToken: z.string().check(z.minLength(1, 'required'), z.maxLength(8192, 'too_long')),
  nonce: z.string().check(z.minLength(16, 'required'), z.maxLength(128, 'too_long')),
})

/**
 * `POST donation/partner-token { origin, donation? }`: a donating-only token, bound to the origin of a registered partner, for at most 15 minutes
 * (specification, decision 2). `donation`: what the donor has seen and agreed to, amount in whole rupees; another project or amount is refused.
 * `expires_in` in seconds. Only on the trust's own site.
 */
export const partnerTokenRequestSchema = z.object({
  origin: z.string().check(z.maxLength(200)),
  donation: z.optional(z.object({ project_id: idSchema, amount: rupeesSchema })),
})
export const partnerTokenSchema = z.object({ token: z.string().check(z.minLength(1)), expires_in: z.number() })

/** `GET donation/partner?origin=`: which partner opens the sign-in popup. `name` and `partner_id` null: the origin is not registered. */
export const partnerQuerySchema = z.object({ origin: z.string().check(z.maxLength(200)) })
export const partnerSchema = z.object({
  origin: z.string(),
  name: z.nullable(z.string()),
  partner_id: z.nullish(z.string()),
})
export type Partner = z.infer<typeof partnerSchema>
