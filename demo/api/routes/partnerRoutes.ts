import { partnerRequestSchema, partnerRequestsSchema } from '../../../shared/contract/partnerRequest.ts'
import { referenceSchema } from '../../../shared/contract/reference.ts'
import type { Route } from '../http/call.ts'
import { listPartnerRequests } from '../partners/listPartnerRequests.ts'
import { requestPartner } from '../partners/requestPartner.ts'

/** How a page owner becomes a partner. From the trust's own pages only. */
export const partnerRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: 'donation/partner-request',
    audience: 'site',
    auth: 'optional',
    summary: 'A page owner asks to be registered as a partner',
    body: partnerRequestSchema,
    answer: referenceSchema,
    refusals: [429],
    handle: requestPartner,
  },
  {
    method: 'GET',
    path: 'donation/partner-requests',
    audience: 'site',
    auth: 'staff',
    summary: 'Requests to be registered as a partner, newest first, for the trust’s staff',
    answer: partnerRequestsSchema,
    handle: listPartnerRequests,
  },
]
