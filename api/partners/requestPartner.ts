import { partnerRequestSchema } from '../../shared/contract/partnerRequest.ts'
import type { Reference } from '../../shared/contract/reference.ts'
import { countAttempt } from '../accounts/limits/limit.ts'
import { acknowledgement, partnerRequestMail } from '../contact/mails.ts'
import { writeReference } from '../contact/reference.ts'
import { findTrustEmail } from '../contact/findTrust.ts'
import type { Answer, Call } from '../platform/http/call.ts'
import { readJson } from '../platform/http/readBody.ts'
import { invalid } from '../platform/http/refusal.ts'
import { findPartnerOf } from './findPartner.ts'

/**
 * `POST donation/partner-request { organisation, page, name, email, message? }`. Stores the request with the sender's account, if any. It mails the request
 * to the trust, and its number to the sender. 422 by field, `page: registered` for a registered page; 429 after several from one e-mail or network address
 * within an hour.
 */
export async function requestPartner({ deps, request, session, language }: Call): Promise<Answer> {
  const asked = await readJson(request, partnerRequestSchema)
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
  const data: Reference = { reference: writeReference('partner', id, created_at) }
  const trust = await findTrustEmail(deps)
  if (trust) await deps.mailer.send({ ...partnerRequestMail(trust, data.reference, asked, origin), userId: user_id })
  await deps.mailer.send({ ...acknowledgement(asked.email, data.reference, 'partner', language), userId: user_id })
  return { data, message: 'partner_request_stored' }
}

/** The origin of an address that the contract accepts, with or without its scheme. It refuses addresses that no browser opens. */
function originOf(page: string): string {
  const whole = /^https:/i.test(page) ? page : `https://${page}`
  if (!URL.canParse(whole)) throw invalid({ page: 'page_address' })
  return new URL(whole).origin
}
