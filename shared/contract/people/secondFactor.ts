/** The second factor of staff: a code of an authenticator app (TOTP). Our additions. Each call throws `ApiError`. */
import * as z from 'zod/mini'
import { signedInSchema } from './account.ts'
import type { Transport } from '../transport.ts'

/** Six digits of the app, or a recovery code. Spaces and hyphens do not count. */
const codeSchema = z.string().check(
  z.overwrite((text) => text.replace(/[\s-]/g, '')),
  z.minLength(6, 'required'),
  z.maxLength(40, 'too_long'),
)

/** Payload of `POST login/second-factor`. The sign-in answered `token`. */
export const codeSignInSchema = z.object({
  token: z.string().check(z.minLength(1, 'required'), z.maxLength(100, 'too_long')),
  code: codeSchema,
})
export type CodeSignIn = z.infer<typeof codeSignInSchema>

/** Payload of the calls that prove the second factor: `confirm`, `recovery-codes`, `disable`. */
export const codeRequestSchema = z.object({ code: codeSchema })

/** `GET profile/second-factor`. `required`: staff calls are refused without one. `since` is an ISO instant; null while it is off. */
export const secondFactorSchema = z.object({
  since: z.nullable(z.string()),
  required: z.boolean(),
  recovery_codes_left: z.number(),
})
export type SecondFactor = z.infer<typeof secondFactorSchema>

/** `POST profile/second-factor/begin`: a new secret, as text (base32) and as the address for a QR code. It counts once it is confirmed. */
export const newSecretSchema = z.object({ secret: z.string(), uri: z.string() })
export type NewSecret = z.infer<typeof newSecretSchema>

/** The recovery codes, shown this once. Each works once. */
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>

/** The second half of a sign-in. Refused with `code: mismatch` for a wrong code, and with `token: unknown` if the first half is too old. */
export const signInWithCode = (t: Transport, request: CodeSignIn) =>
  t.post('login/second-factor', request, signedInSchema)

export const secondFactor = (t: Transport) => t.get('profile/second-factor', secondFactorSchema)

/** Refused with the code `reauthenticate` more than ten minutes after the last proof, like `newRecoveryCodes` and `disableSecondFactor`. */
export const beginSecondFactor = (t: Transport) => t.post('profile/second-factor/begin', {}, newSecretSchema)

export const confirmSecondFactor = (t: Transport, code: string) =>
  t.post('profile/second-factor/confirm', { code }, recoveryCodesSchema)

export const newRecoveryCodes = (t: Transport, code: string) =>
  t.post('profile/second-factor/recovery-codes', { code }, recoveryCodesSchema)

export const disableSecondFactor = (t: Transport, code: string) => t.post('profile/second-factor/disable', { code })
