/** Account endpoints (specification, section 7, decision 2). Each throws `ApiError`. */
import {
  type LoginRequest,
  partnerSchema,
  partnerTokenSchema,
  type RegisterRequest,
} from '../../contract/people/account.ts'
import type { NamedSocialRequest } from '../../contract/people/ownAccount.ts'
import { signedInSchema, signInAnswerSchema } from '../../contract/people/session.ts'
import type { Transport } from '../transport.ts'

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

/** @param donation what the window has shown to the donor */
export const partnerToken = (t: Transport, origin: string, donation?: { project_id: number; amount: number }) =>
  t.post('donation/partner-token', { origin, ...(donation && { donation }) }, partnerTokenSchema)
