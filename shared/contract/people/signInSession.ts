/** Where an account is signed in, and proving again who one is. Our additions; the widget does not load this file. */
import * as z from 'zod/mini'
import { idSchema } from '../basics.ts'
import { socialRequestSchema } from './account.ts'

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
