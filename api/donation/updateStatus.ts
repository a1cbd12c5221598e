import { statusRequestSchema } from '../../shared/contract/donation/donation.ts'
import type { DonationOutcome } from '../../shared/contract/donation/donationOutcome.ts'
import type { Answer, Call, Session } from '../call.ts'
import { readJson } from '../base/http/readRequest.ts'
import { notFound } from '../base/http/refusal.ts'
import { refreshFromProvider } from '../payment/refresh.ts'
import { findPartnerOf } from '../partners/findPartner.ts'
import type { Donation } from './findDonation.ts'
import { limitCalls } from './limitCalls.ts'
import { readOwnDescribed } from './status.ts'
import type { Reading } from '../storage/database.ts'

/**
 * `POST donation/update-status { txn_id }`. The status of the donor's own donation; the provider is asked while the payment is not settled. For a full
 * session it answers the receipt, too. The client's claims have no effect. 404 for an unknown or somebody else's txn id.
 */
export async function updateStatus({ deps, request, session, language }: Call<Session>): Promise<Answer> {
  const { txn_id } = await readJson(request, statusRequestSchema)
  limitCalls({ deps, request, session }, 'updateStatus')
  const own = await readOwnDescribed(deps, session, txn_id, language)
  if (!own) throw notFound()
  const current = await refreshFromProvider(deps, own.donation)
  const { status, receipt, asksName } = await own.described(current)
  // A partner's page asks with a donating-only token. It learns about the payment, and nothing more about the donor.
  if (session.scope !== 'full') return { data: status }
  // What the donor can do after the donation is confirmed: open the receipt, and name somebody if the purpose promises to write a name.
  const outcome: DonationOutcome = {
    ...status,
    receipt,
    dedication: asksName ? { name: current.dedicated_to } : null,
    partner_page: await partnerPageOf(deps, current),
  }
  return { data: outcome }
}

/** The page on which the donation began. A page that belongs to nobody by now, or to another partner, is no place to send a donor. */
async function partnerPageOf(
  deps: Reading,
  { partner_origin: origin, partner_id }: Donation,
): Promise<DonationOutcome['partner_page']> {
  if (origin === null) return null
  const partner = await findPartnerOf(deps, origin)
  return partner && partner.id === partner_id ? { name: partner.name, origin } : null
}
