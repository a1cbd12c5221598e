import { statusRequestSchema } from '../../../shared/contract/donation/donation.ts'
import type { ReceiptReturns } from '../../../shared/contract/donation/receiptReturns.ts'
import { describeReturns } from '../../accounting/receipts/describeReturns.ts'
import { readReceipt } from '../../accounting/receipts/readReceipt.ts'
import { readReturns } from '../../accounting/receipts/readReturns.ts'
import type { Answer, Call, Session } from '../../platform/http/call.ts'
import { readJson } from '../../platform/http/readBody.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { findOwnDonation } from '../findDonation.ts'

/**
 * `POST donation/receipt-returns { txn_id }` (our addition). The notice about money that went back since, in the reader's language; null if there is none. The
 * receipt is frozen, so this is a call of its own. 404 as for the receipt itself.
 */
export async function receiptReturns({ deps, request, session, language }: Call<Session>): Promise<Answer> {
  const { txn_id } = await readJson(request, statusRequestSchema)
  const donation = await findOwnDonation(deps, session, txn_id)
  const frozen = donation && (await readReceipt(deps, donation.id))
  if (!frozen) throw notFound()
  const parts = await readReturns(deps, donation.id)
  const data: ReceiptReturns = describeReturns(parts, { amount: frozen.snapshot.amount, language })
  return { data }
}
