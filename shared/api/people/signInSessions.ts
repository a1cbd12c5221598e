/** Where the account is signed in, and proving again who one is. Each throws `ApiError`. */
import {
  type ReauthenticateRequest,
  signInNonceSchema,
  signInSessionsSchema,
} from '../../contract/people/signInSession.ts'
import type { Transport } from '../transport.ts'

/** A nonce for a sign-in with an identity provider. A back end may lack this call. */
export const signInNonce = (t: Transport) => t.post('login/nonce', {}, signInNonceSchema)

export const signInSessions = (t: Transport) => t.get('profile/sessions', signInSessionsSchema)

export const endSession = (t: Transport, id: number) => t.post('profile/end-session', { id })

/** Refused with the code `reauthenticate` more than ten minutes after the last proof. */
export const endOtherSessions = (t: Transport) => t.post('profile/end-other-sessions', {})

export const reauthenticate = (t: Transport, proof: ReauthenticateRequest) => t.post('profile/reauthenticate', proof)
