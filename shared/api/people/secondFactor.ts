/** The second factor of staff. Each throws `ApiError`. */
import {
  type CodeSignIn,
  newSecretSchema,
  recoveryCodesSchema,
  secondFactorSchema,
} from '../../contract/people/secondFactor.ts'
import { signedInSchema } from '../../contract/people/session.ts'
import type { Transport } from '../transport.ts'

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
