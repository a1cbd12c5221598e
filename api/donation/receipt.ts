import { statusRequestSchema } from '../../shared/contract/donation.ts'
import type { Answer, Call, Session } from '../http/call.ts'
import { readJson } from '../http/readBody.ts'
import { notFound } from '../http/refusal.ts'
import { describeReceipt } from './describeReceipt.ts'
import { findOwnDonation } from './findDonation.ts'

/**
 * `POST donation/receipt { txn_id }` (our addition). The content of the receipt of the donor's own confirmed donation, with titles in the reader's language.
 * 404 for an unknown, somebody else's or unconfirmed donation.
 */
export async function receipt({ deps, request, session, language }: Call<Session>): Promise<Answer> {
  const { txn_id } = await readJson(request, statusRequestSchema)
  const donation = await findOwnDonation(deps, session, txn_id)
  if (donation?.state !== 'success') throw notFound()
  const issued = await deps.db
    .selectFrom('receipts')
    .selectAll()
    .where('donation_id', '=', donation.id)
    .executeTakeFirstOrThrow()
  return { data: await describeReceipt(deps, donation, issued, session.userId, language) }
}
