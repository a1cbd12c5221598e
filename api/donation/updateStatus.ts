import { statusRequestSchema } from '../../shared/contract/donation.ts'
import type { DonationOutcome } from '../../shared/contract/donationOutcome.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Answer, Call, Session } from '../http/call.ts'
import { countAttempt } from '../accounts/limit.ts'
import { readJson } from '../http/readBody.ts'
import { notFound } from '../http/refusal.ts'
import { refreshFromProvider } from '../payment/refresh.ts'
import { type Donation, findOwnDonation } from './findDonation.ts'
import { describeDonations } from './status.ts'

/**
 * `POST donation/update-status { txn_id }`. The status of the donor's own donation; the provider is asked while the payment is not settled. For a full
 * session it answers the receipt, too. The client's claims have no effect. 404 for an unknown or somebody else's txn id.
 */
export async function updateStatus({ deps, request, session, language }: Call<Session>): Promise<Answer> {
  const { txn_id } = await readJson(request, statusRequestSchema)
  const address = deps.clientAddress(request)
  await countAttempt(deps, { what: 'updateStatus', account: String(session.userId), address })
  const donation = await findOwnDonation(deps, session, txn_id)
  if (!donation) throw notFound()
  const current = await refreshFromProvider(deps, donation)
  const [status] = await describeDonations(deps, [current], language)
  // A partner's page asks with a donating-only token. It learns about the payment, and nothing more about the donor.
  return { data: session.scope === 'full' ? { ...status, ...(await describeAfter(deps, current)) } : status }
}

/** What the donor can do after the donation is confirmed: open the receipt, and name somebody if the purpose promises to write a name. */
async function describeAfter(
  { db }: Pick<Dependencies, 'db'>,
  donation: Donation,
): Promise<Pick<DonationOutcome, 'receipt' | 'dedication'>> {
  const [issued, purpose] = await Promise.all([
    db.selectFrom('receipts').selectAll().where('donation_id', '=', donation.id).executeTakeFirst(),
    db.selectFrom('purposes').select('asks_name').where('id', '=', donation.purpose_id).executeTakeFirst(),
  ])
  return {
    receipt: issued ? { number: issued.number, issued_at: issued.created_at.toISOString() } : null,
    dedication: purpose?.asks_name ? { name: donation.dedicated_to } : null,
  }
}
