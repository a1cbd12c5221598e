/** What the donor declares before the first donation. Each throws `ApiError`. */
import { declarationSchema, type DeclareRequest } from '../../contract/people/declaration.ts'
import type { Transport } from '../transport.ts'

export const declaration = (t: Transport) => t.get('donation/declaration', declarationSchema)

/** Answers the declaration as it is then. 409 `declaration_changed`: show the question again. */
export const declare = (t: Transport, request: DeclareRequest) => t.post('donation/declare', request, declarationSchema)
