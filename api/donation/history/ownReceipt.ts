import { statusRequestSchema } from '../../../shared/contract/donation/donation.ts'
import { receiptFileQuerySchema } from '../../../shared/contract/donation/receipt.ts'
import type { ReceiptReturns } from '../../../shared/contract/donation/receiptReturns.ts'
import { wasPaid } from '../../accounting/ledger/states.ts'
import { receiptFileName, receiptPdf } from '../../accounting/receipts/pdf/receiptPdf.ts'
import { describeReceipt } from '../../accounting/receipts/describeReceipt.ts'
import { describeReturns } from '../../accounting/receipts/describeReturns.ts'
import { readReceipt } from '../../accounting/receipts/readReceipt.ts'
import { readReturns } from '../../accounting/receipts/readReturns.ts'
import { answerAttachment } from '../../base/http/answerAttachment.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { readJson, readQuery } from '../../base/http/readRequest.ts'
import { notFound } from '../../base/http/refusal.ts'
import { findOwnDonation } from '../findDonation.ts'

/**
 * `POST donation/receipt { txn_id }` (our addition). The newest version of the receipt of the donor's own confirmed donation, in the reader's language.
 * 404 for an unknown, somebody else's or unconfirmed donation.
 */
export async function receipt({ deps, request, session, language }: Call<Session>): Promise<Answer> {
  const { txn_id } = await readJson(request, statusRequestSchema)
  const { donation, frozen } = await requireReceipt({ deps, session }, txn_id)
  if (!wasPaid(donation.state)) throw notFound()
  return { data: describeReceipt(frozen, donation, language) }
}

/**
 * `GET donation/receipt-pdf?txn_id&layout=a4|phone` (our addition). The newest version of the receipt of the donor's own confirmed donation as PDF, in the
 * reader's language. 404 as for the receipt itself; 429 if the donor has too many files in the making.
 */
export async function receiptFile({ deps, url, session, language }: Call<Session>): Promise<Answer> {
  const { txn_id, layout } = readQuery(url, receiptFileQuerySchema)
  const { frozen } = await requireReceipt({ deps, session }, txn_id)
  const pdf = await receiptPdf(deps, frozen, { language, layout, account: session.userId })
  return answerAttachment(pdf, 'application/pdf', receiptFileName(frozen))
}

/**
 * `POST donation/receipt-returns { txn_id }` (our addition). The notice about money that went back since, in the reader's language; null if there is none. The
 * receipt is frozen, so this is a call of its own. 404 as for the receipt itself.
 */
export async function receiptReturns({ deps, request, session, language }: Call<Session>): Promise<Answer> {
  const { txn_id } = await readJson(request, statusRequestSchema)
  const { donation, frozen } = await requireReceipt({ deps, session }, txn_id)
  const parts = await readReturns(deps, donation.id)
  const data: ReceiptReturns = describeReturns(parts, { amount: frozen.snapshot.amount, language })
  return { data }
}

async function requireReceipt({ deps, session }: Pick<Call<Session>, 'deps' | 'session'>, txnId: string) {
  const donation = await findOwnDonation(deps, session, txnId)
  const frozen = donation && (await readReceipt(deps, donation.id))
  if (!frozen) throw notFound()
  return { donation, frozen }
}
