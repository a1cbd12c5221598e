/** Signing in (specification, section 7). Throws `ApiError`. */
import type { LoginRequest } from '../contract/account.ts'
import { signedInSchema } from '../contract/session.ts'
import type { Transport } from './transport.ts'

export const login = (t: Transport, request: LoginRequest) => t.post('login', request, signedInSchema)
