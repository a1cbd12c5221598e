/**
 * Accounts and sessions (specification, sections 3 and 7). Browser and server share the schemas. Each call throws
 * `ApiError`.
 */
import * as z from 'zod/mini'
import { asciiDigits } from '../../asciiDigits.ts'
import { idSchema } from '../basics.ts'
import { isEmail, nameText, tidyEmail } from './person.ts'
import type { Transport } from '../transport.ts'

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
  fullName: /* @__PURE__ */ nameText.check(z.minLength(2, 'too_short')),
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

/** `GET donation/partner?origin=`: which partner opens the sign-in popup. `name` and `partner_id` null: the origin is not registered. */
export const partnerQuerySchema = z.object({ origin: z.string().check(z.maxLength(200)) })
export const partnerSchema = z.object({
  origin: z.string(),
  name: z.nullable(z.string()),
  partner_id: z.nullish(z.string()),
})
export type Partner = z.infer<typeof partnerSchema>

// Who is signed in (specification, section 3).

export const userSchema = z.object({
  id: idSchema,
  email: z.string(),
  fullName: z.string(),
  contactNo: z.nullish(z.string()),
})
export type User = z.infer<typeof userSchema>

/**
 * The person in the sign-in answer. `isPladged`, whether they have a pledge, is stored beside `userDetails` (specification, section 3; its spelling).
 * `is_staff`, whether they work for the trust, is not stored.
 */
const signedInUserSchema = z.extend(userSchema, {
  isPladged: z.optional(z.boolean()),
  is_staff: z.optional(z.boolean()),
})

/** Answer of `register`, and what `login` and `register/social` answer in the end. */
export const signedInSchema = z.object({
  token: z.string().check(z.refine((token) => token !== '', 'required')),
  user: signedInUserSchema,
})
export type SignedIn = z.infer<typeof signedInSchema>

/** The first half of a sign-in of staff with a second factor: the token for `login/second-factor`. `expires_in` in seconds. */
const codeAskedSchema = z.object({
  second_factor: z.object({ token: z.string().check(z.minLength(1)), expires_in: z.number() }),
})
/** Answer of `login` and `register/social`. Donors always get a session at once. */
export const signInAnswerSchema = z.union([signedInSchema, codeAskedSchema])
export type SignInAnswer = z.infer<typeof signInAnswerSchema>

// Signing in with an identity provider, changing the password, deleting the account.

/**
 * Payload of `POST register/social` as our site sends it. `name` is what the provider's script gave if the token has none. It counts only when the account is
 * created. So does `notice_version`.
 */
export const namedSocialRequestSchema = z.extend(socialRequestSchema, {
  name: z.optional(nameText),
  notice_version: noticeVersionSchema,
})
export type NamedSocialRequest = z.infer<typeof namedSocialRequestSchema>

/** Payload of `POST profile/update-password` (our addition). `current` is empty if the account has no password yet. */
export const updatePasswordRequestSchema = z.object({
  current: z.string().check(z.maxLength(200, 'too_long')),
  password: passwordSchema,
})
export type UpdatePasswordRequest = z.infer<typeof updatePasswordRequestSchema>

/** The six digits of a mail or SMS, in any script. Spaces and hyphens do not count. Codes `required`, `code`. */
export const sixDigitsSchema = z.string().check(
  z.overwrite((typed) => asciiDigits(typed).replace(/[\s-]/g, '')),
  z.minLength(1, 'required'),
  z.regex(/^\d{6}$/, 'code'),
)

/** Payload of `POST profile/confirm-email` (our addition): the digits of the mail. */
export const confirmEmailRequestSchema = z.object({ code: sixDigitsSchema })
export type ConfirmEmailRequest = z.infer<typeof confirmEmailRequestSchema>

/** Payload of `POST profile/delete_account`: the user id itself (specification, section 7), or an object that holds it. */
export const accountIdSchema = z.object({ id: idSchema })
export const deleteAccountRequestSchema = z.union([idSchema, accountIdSchema])

// Where an account is signed in, and proving again who one is (our additions).

/** `POST login/nonce`: a value for one sign-in request to an identity provider. `expires_in` in seconds. */
export const signInNonceSchema = z.object({
  nonce: z.string().check(z.minLength(16), z.maxLength(128)),
  expires_in: z.number(),
})

/** One place where the account is signed in. Browser and system have their own names; null if unknown. Times are ISO texts. */
export const signInSessionSchema = z.object({
  id: idSchema,
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  first_used: z.string(),
  last_used: z.string(),
  /** The session of this request. */
  current: z.boolean(),
})
export type SignInSession = z.infer<typeof signInSessionSchema>
export const signInSessionsSchema = z.array(signInSessionSchema)

/** Payload of `POST profile/end-session`. */
export const endSessionRequestSchema = z.object({ id: idSchema })

/** Payload of `POST profile/reauthenticate`: the password, or a fresh id token of a linked identity provider. */
export const reauthenticateRequestSchema = z.union([
  z.object({ password: z.string().check(z.minLength(1, 'required'), z.maxLength(200, 'too_long')) }),
  socialRequestSchema,
])
export type ReauthenticateRequest = z.infer<typeof reauthenticateRequestSchema>

// What a person who works for the trust may do. Each role includes the ones before it.

/** `reader` sees, `accountant` also exports, `administrator` also manages. */
export const staffRoles = ['reader', 'accountant', 'administrator'] as const
export const staffRoleSchema = z.enum(staffRoles)
export type StaffRole = z.infer<typeof staffRoleSchema>

/** Whether a role includes another. Null, no member of staff, includes none. */
export const hasRole = (role: StaffRole | null, least: StaffRole): boolean =>
  role !== null && staffRoles.indexOf(role) >= staffRoles.indexOf(least)

export const login = (t: Transport, request: LoginRequest) => t.post('login', request, signInAnswerSchema)

export const register = (t: Transport, request: RegisterRequest) => t.post('register', request, signedInSchema)

/** Signs in with an identity provider's id token. `nonce` is the value that the sign-in request carried. */
export const registerSocial = (t: Transport, request: NamedSocialRequest) =>
  t.post('register/social', request, signInAnswerSchema)

/** Always answers the same, whether the address is known or not. */
export const forgetPassword = (t: Transport, email: string) => t.post('forget-password', { email })

export const resetPassword = (t: Transport, request: { token: string; password: string }) =>
  t.post('reset-password', request)

export const logout = (t: Transport) => t.post('logout', {})

/** Answers which partner owns this origin, for the sign-in popup. */
export const partner = (t: Transport, origin: string) =>
  t.get(`donation/partner?origin=${encodeURIComponent(origin)}`, partnerSchema)

/** A nonce for a sign-in with an identity provider. A back end may lack this call. */
export const signInNonce = (t: Transport) => t.post('login/nonce', {}, signInNonceSchema)

export const signInSessions = (t: Transport) => t.get('profile/sessions', signInSessionsSchema)

export const endSession = (t: Transport, id: number) => t.post('profile/end-session', { id })

/** Refused with the code `reauthenticate` more than ten minutes after the last proof. */
export const endOtherSessions = (t: Transport) => t.post('profile/end-other-sessions', {})

export const reauthenticate = (t: Transport, proof: ReauthenticateRequest) => t.post('profile/reauthenticate', proof)
