import {
  partnerNameQuerySchema,
  partnerNameSchema,
  partnerRequestSchema,
  partnerRequestsSchema,
} from '../../shared/contract/partnerRequest.ts'
import { referenceSchema } from '../../shared/contract/reference.ts'
import type { Route } from '../call.ts'
import { listPartnerRequests } from '../partners/listPartnerRequests.ts'
import { namePartner } from '../partners/namePartner.ts'
import { requestPartner } from '../partners/requestPartner.ts'
import { publicRead, staffRead, visitorWrite } from './callers.ts'

/** Registration of partners. */
export const partnerRoutes: readonly Route[] = [
  publicRead('donation/partner-name', 'Whose partner id this is; null where it is nobody’s', {
    auth: 'none',
    query: partnerNameQuerySchema,
    answer: partnerNameSchema,
    handle: namePartner,
  }),
  visitorWrite('donation/partner-request', 'A page owner asks to be registered as a partner', {
    body: partnerRequestSchema,
    answer: referenceSchema,
    refusals: [429],
    handle: requestPartner,
  }),
  staffRead(
    'donation/partner-requests',
    'Requests to be registered as a partner, newest first, for the trust’s staff',
    { audits: 'partner_requests.read', answer: partnerRequestsSchema, handle: listPartnerRequests },
  ),
]
