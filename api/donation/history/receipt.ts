import { statusRequestSchema } from '../../../shared/contract/donation/donation.ts'
import type { Answer, Call, Session } from '../../platform/http/call.ts'
import { readJson } from '../../platform/http/readBody.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { wasPaid } from '../../accounting/ledger/states.ts'
import { describeReceipt } from '../../accounting/receipts/describeReceipt.ts'
import { readReceipt } from '../../accounting/receipts/readReceipt.ts'
import { findOwnDonation } from '../findDonation.ts'

/**
 * `POST donation/receipt { txn_id }` (our addition). The newest version of the receipt of the donor's own confirmed donation, in the reader's language.
 * 404 for an unknown, somebody else's or unconfirmed donation.
 */
export async function receipt({ deps, request, session, language }: Call<Session>): Promise<Answer> {
  const { txn_id } = await readJson(request, statusRequestSchema)
  const donation = await findOwnDonation(deps, session, txn_id)
  if (!donation || !wasPaid(donation.state)) throw notFound()
  const frozen = await readReceipt(deps, donation.id)
  if (!frozen) throw notFound()
  return { data: describeReceipt(frozen, donation, language) }
}
