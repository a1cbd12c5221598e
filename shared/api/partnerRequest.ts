/** Asking to be registered as a partner, and the list of such requests for the trust's staff. Throws `ApiError`. */
import { type PartnerRequest, partnerRequestsSchema } from '../contract/partnerRequest.ts'
import { referenceSchema } from '../contract/reference.ts'
import type { Transport } from './transport.ts'

export const sendPartnerRequest = (t: Transport, request: PartnerRequest) =>
  t.post('donation/partner-request', request, referenceSchema)

export const partnerRequests = (t: Transport) => t.get('donation/partner-requests', partnerRequestsSchema)
