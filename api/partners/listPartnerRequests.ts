import type { PartnerRequests } from '../../shared/contract/partnerRequest.ts'
import { writeReference } from '../contact/reference.ts'
import type { Answer, Call, Session } from '../call.ts'

const SHOWN = 200

/**
 * `GET donation/partner-requests`. The newest 200 requests to be registered as a partner, for the trust's staff. Each has the partner that owns its origin
 * now.
 */
export async function listPartnerRequests({ deps }: Call<Session>): Promise<Answer> {
  const rows = await deps.db
    .selectFrom('partner_requests as request')
    .leftJoin('partner_origins', 'partner_origins.origin', 'request.origin')
    .leftJoin('partners', 'partners.id', 'partner_origins.partner_id')
    .select(['request.id', 'organisation', 'page', 'request.origin', 'request.name', 'email', 'message'])
    .select(['request.created_at', 'partners.id as partner_id', 'partners.name as partner_name'])
    .orderBy('request.id', 'desc')
    .limit(SHOWN)
    .execute()
  const data: PartnerRequests = rows.map(({ id, created_at, partner_id, partner_name, ...row }) => ({
    reference: writeReference('partner', id, created_at),
    ...row,
    created_at: created_at.toISOString(),
    partner: partner_id === null || partner_name === null ? null : { id: partner_id, name: partner_name },
  }))
  return { data }
}
