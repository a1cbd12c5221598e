import { receiptFileQuerySchema } from '../../../shared/contract/donation/receipt.ts'
import { answerAttachment } from '../../platform/http/answerAttachment.ts'
import type { Answer, Call, Session } from '../../platform/http/call.ts'
import { readQuery } from '../../platform/http/readQuery.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { receiptFileName, receiptPdf } from '../../accounting/receipts/pdf/receiptPdf.ts'
import { readReceipt } from '../../accounting/receipts/readReceipt.ts'
import { findOwnDonation } from '../findDonation.ts'

/**
 * `GET donation/receipt-pdf?txn_id&layout=a4|phone` (our addition). The newest version of the receipt of the donor's own confirmed donation as PDF, in the
 * reader's language. 404 as for the receipt itself.
 */
export async function receiptFile({ deps, url, session, language }: Call<Session>): Promise<Answer> {
  const { txn_id, layout } = readQuery(url, receiptFileQuerySchema)
  const donation = await findOwnDonation(deps, session, txn_id)
  const frozen = donation && (await readReceipt(deps, donation.id))
  if (!frozen) throw notFound()
  const pdf = await receiptPdf(deps, frozen, language, layout)
  return answerAttachment(pdf, 'application/pdf', receiptFileName(frozen))
}
