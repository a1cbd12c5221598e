import { statusRequestSchema } from '../../../shared/contract/donation.ts'
import type { Answer, Call, Session } from '../http/call.ts'
import { readJson } from '../http/readBody.ts'
import { notFound } from '../http/refusal.ts'
import { refreshFromGateway } from '../payment/refresh.ts'
import { findOwnDonation } from './findDonation.ts'
import { describeDonations } from './status.ts'

/**
 * `POST donation/update-status { txn_id }`. What is known of an own gift, after asking the provider while it is not settled. What the client claims
 * plays no part. 404 for an unknown or somebody else's txn id.
 */
export async function updateStatus({ deps, request, session, language }: Call<Session>): Promise<Answer> {
  const { txn_id } = await readJson(request, statusRequestSchema)
  const donation = await findOwnDonation(deps, session, txn_id)
  if (!donation) throw notFound()
  const [status] = await describeDonations(deps, [await refreshFromGateway(deps, donation)], language)
  return { data: status }
}
