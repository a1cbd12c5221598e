import {
  partnerNameQuerySchema,
  partnerNameSchema,
  partnerRequestSchema,
  partnerRequestsSchema,
} from '../../shared/contract/partnerRequest.ts'
import { referenceSchema } from '../../shared/contract/reference.ts'
import type { Route } from '../platform/http/call.ts'
import { listPartnerRequests } from '../partners/listPartnerRequests.ts'
import { namePartner } from '../partners/namePartner.ts'
import { requestPartner } from '../partners/requestPartner.ts'
import { staffRead, visitorWrite } from './callers.ts'

/** Registration of partners. */
export const partnerRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: 'donation/partner-name',
    audience: 'public',
    auth: 'none',
    cached: 'content',
    summary: 'Whose partner id this is; null where it is nobody’s',
    query: partnerNameQuerySchema,
    answer: partnerNameSchema,
    handle: namePartner,
  },
  {
    ...visitorWrite,
    path: 'donation/partner-request',
    summary: 'A page owner asks to be registered as a partner',
    body: partnerRequestSchema,
    answer: referenceSchema,
    refusals: [429],
    handle: requestPartner,
  },
  {
    ...staffRead,
    path: 'donation/partner-requests',
    audits: 'partner_requests.read',
    summary: 'Requests to be registered as a partner, newest first, for the trust’s staff',
    answer: partnerRequestsSchema,
    handle: listPartnerRequests,
  },
]
