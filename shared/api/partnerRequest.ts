/** Requests to be registered as a partner, and the list of them for the trust's staff. Each throws `ApiError`. */
import { partnerNameSchema, type PartnerRequest, partnerRequestsSchema } from '../contract/partnerRequest.ts'
import { referenceSchema } from '../contract/reference.ts'
import { query } from './query.ts'
import type { Transport } from './transport.ts'

export const sendPartnerRequest = (t: Transport, request: PartnerRequest) =>
  t.post('donation/partner-request', request, referenceSchema)

/** Answers the name of the partner with this id. */
export const partnerName = (t: Transport, id: string) =>
  t.get(`donation/partner-name${query({ partner_id: id })}`, partnerNameSchema)

export const partnerRequests = (t: Transport) => t.get('donation/partner-requests', partnerRequestsSchema)
