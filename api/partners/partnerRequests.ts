import type { partnerRequestSchema, PartnerRequests } from '../../shared/contract/partnerRequest.ts'
import { countAttempt } from '../accounts/limit.ts'
import { acknowledge, writeReference } from '../contact/acknowledge.ts'
import type { Answer, Call, Session, VisitorHandler } from '../call.ts'
import { invalid } from '../base/http/refusal.ts'
import { findPartnerOf } from './partners.ts'

/**
 * `POST donation/partner-request { organisation, page, name, email, message? }`. Stores the request with the sender's account, if any. It mails the request
 * to the trust, and its number to the sender. 422 by field, `page: registered` for a registered page; 429 after several from one e-mail or network address
 * within an hour.
 */
export const requestPartner: VisitorHandler<typeof partnerRequestSchema> = async (call, asked) => {
  const { deps, request, session, language } = call
  const origin = originOf(asked.page)
  if (await findPartnerOf(deps, origin)) throw invalid({ page: 'registered' })
  await countAttempt(deps, { what: 'partnerRequest', account: asked.email, address: deps.clientAddress(request) })
  const created_at = deps.now()
  const user_id = session?.userId ?? null
  const { id } = await deps.db
    .insertInto('partner_requests')
    .values({ ...asked, message: asked.message ?? '', origin, language, user_id, created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { organisation, page, name, email, message } = asked
  const facts = { Organisation: organisation, Page: page, 'Origin to register': origin, From: name, 'E-mail': email }
  const forTrust = { subject: `a page asks to be registered, ${origin}`, facts, message }
  const data = await acknowledge(call, { kind: 'partner', id, at: created_at, email }, forTrust)
  return { data, message: 'partner_request_stored' }
}

/** The origin of an address that the contract accepts, with or without its scheme. It refuses addresses that no browser opens. */
function originOf(page: string): string {
  const whole = /^https:/i.test(page) ? page : `https://${page}`
  if (!URL.canParse(whole)) throw invalid({ page: 'page_address' })
  return new URL(whole).origin
}

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
