/** Accounts and sessions (specification, sections 3 and 7). One schema serves browser and server. */
import * as z from 'zod/mini'
import { idSchema } from './basics.ts'

const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(50, 'too_long'), z.email('email'))
const password = z.string().check(z.minLength(8, 'too_short'), z.maxLength(200, 'too_long'))

/** As payments and receipts can carry it: at most 60 characters, since the provider takes no more. */
export const fullNameSchema = z.string().check(z.trim(), z.minLength(2, 'too_short'), z.maxLength(60, 'too_long'))

/** An Indian mobile number: +91, 0 or nothing before its ten digits. */
export const phonePattern = /^(\+91[ -]?|0)?[6-9]\d{4}[ -]?\d{5}$/

/** Payload of `POST login`. The password has no rule here: an old one must still be able to sign in. */
export const loginRequestSchema = z.object({
  email,
  password: z.string().check(z.minLength(1, 'required'), z.maxLength(200, 'too_long')),
})
export type LoginRequest = z.infer<typeof loginRequestSchema>

/** Payload of `POST register`. E-mail is at most 50 and name at most 60 characters because the provider takes no more. */
export const registerRequestSchema = z.object({
  fullName: fullNameSchema,
  email,
  contactNo: z.string().check(z.trim(), z.regex(phonePattern, 'phone')),
  password,
})
export type RegisterRequest = z.infer<typeof registerRequestSchema>

export const forgetPasswordRequestSchema = z.object({ email })

/** Payload of `POST reset-password`; `token` comes from the link in the mail. */
export const resetPasswordRequestSchema = z.object({ token: z.string().check(z.minLength(1, 'required')), password })

/** Payload of `POST profile/update-password` (ours). `current` is empty for an account that only signed in through a provider so far. */
export const updatePasswordRequestSchema = z.object({
  current: z.string().check(z.maxLength(200, 'too_long')),
  password,
})
export type UpdatePasswordRequest = z.infer<typeof updatePasswordRequestSchema>

/** Payload of `POST profile/delete_account`: the user id itself (specification, section 7), or an object that holds it. */
export const deleteAccountRequestSchema = z.union([idSchema, z.object({ id: idSchema })])

/**
 * Payload of `POST register/social`: an identity provider's id token (brief, decision 22). `name` is what the provider's script told beside a token
 * that carries none; it counts only when the account is made.
 */
export const socialRequestSchema = z.object({
  provider: z.enum(['GOOGLE', 'APPLE']),
  idToken: z.string().check(z.minLength(1, 'required'), z.maxLength(8192, 'too_long')),
  nonce: z.string().check(z.minLength(16, 'required'), z.maxLength(128, 'too_long')),
  name: z.optional(z.string().check(z.trim(), z.maxLength(60, 'too_long'))),
})
export type SocialRequest = z.infer<typeof socialRequestSchema>

/**
 * `POST donation/partner-token { origin }`: a token good for donating only, bound to a registered partner origin, for at most 15 minutes
 * (brief, decision 2). `expires_in` in seconds. Trust's own site only.
 */
export const partnerTokenRequestSchema = z.object({ origin: z.string().check(z.maxLength(200)) })
export const partnerTokenSchema = z.object({ token: z.string().check(z.minLength(1)), expires_in: z.number() })

/** `GET donation/partner?origin=`: who asks, for the sign-in popup. `name` null: the origin is not registered. */
export const partnerSchema = z.object({ origin: z.string(), name: z.nullable(z.string()) })
export type Partner = z.infer<typeof partnerSchema>
