import { partnerTokenRequestSchema } from '../../shared/contract/donation/mandate.ts'
import { partnerQuerySchema } from '../../shared/contract/people/account.ts'
import type { Answer, Call, DataAnswer, Session } from '../call.ts'
import { readJson, readQuery } from '../base/http/readRequest.ts'
import { invalid } from '../base/http/refusal.ts'
import { findPartnerOf } from '../partners/partners.ts'
import { openDonateSession } from './sessions.ts'

/** `GET donation/partner?origin=`. Name and id of the partner that asks the donor to sign in; null if the origin is not registered. */
export async function partner({ deps, url }: Call): Promise<DataAnswer> {
  const { origin } = readQuery(url, partnerQuerySchema)
  const known = await findPartnerOf(deps, origin)
  return { data: { origin, name: known?.name ?? null, partner_id: known?.id ?? null } }
}

/**
 * `POST donation/partner-token { origin, donation? { project_id, amount, monthly? } }`. A donating-only token for a registered partner's origin, for 15 minutes
 * (specification, decision 2). It is good for the donation that the donor has seen. If the window has shown none, the hand-over page asks for a press.
 * Only for a full session on the trust's site; 422 `origin: unknown`.
 */
export async function partnerToken({ deps, request, session }: Call<Session>): Promise<Answer> {
  const { origin, donation } = await readJson(request, partnerTokenRequestSchema)
  if (!(await findPartnerOf(deps, origin))) throw invalid({ origin: 'unknown' })
  const { token, expiresInSeconds } = await openDonateSession(
    deps,
    session,
    origin,
    donation ? { projectId: donation.project_id, amount: donation.amount, monthly: donation.monthly ?? null } : null,
  )
  return { data: { token, expires_in: expiresInSeconds } }
}
