/** The second factor of staff: a code of an authenticator app (TOTP). Our additions; the widget does not load this file. */
import * as z from 'zod/mini'

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
