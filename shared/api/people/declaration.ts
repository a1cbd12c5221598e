/** What the donor declares before the first donation, and the notice about personal data. Each throws `ApiError`. */
import { declarationSchema, type DeclareRequest, shownNoticeSchema } from '../../contract/people/declaration.ts'
import type { Transport } from '../transport.ts'

export const declaration = (t: Transport) => t.get('donation/declaration', declarationSchema)

/** Answers the declaration as it is then. 409 `declaration_changed`: show the question again. */
export const declare = (t: Transport, request: DeclareRequest) => t.post('donation/declare', request, declarationSchema)

/** The notice for a form that makes an account. Null if the trust has none. */
export const privacyNotice = (t: Transport) => t.get('privacy-notice', shownNoticeSchema)
