/** Signing in (specification, section 7). Throws `ApiError`. */
import type { LoginRequest } from '../../contract/people/account.ts'
import { signInAnswerSchema } from '../../contract/people/session.ts'
import type { Transport } from '../transport.ts'

export const login = (t: Transport, request: LoginRequest) => t.post('login', request, signInAnswerSchema)
