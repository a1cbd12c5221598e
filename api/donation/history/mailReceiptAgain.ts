import { statusRequestSchema } from '../../../shared/contract/donation/donation.ts'
import { countOwnAttempt } from '../../accounts/limits/limit.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { readJson } from '../../base/http/readRequest.ts'
import { notFound } from '../../base/http/refusal.ts'
import { wasPaid } from '../../accounting/ledger/states.ts'
import { mailReceipt } from '../../accounting/receipts/receiptMails.ts'
import { findOwnDonation } from '../findDonation.ts'

/**
 * `POST donation/mail-receipt { txn_id }` (our addition). Mails the receipt of the donor's own confirmed donation again, to the account's own address. 404 as
 * for the receipt itself; 429 after several within an hour.
 */
export async function mailReceiptAgain({ deps, request, session }: Call<Session>): Promise<Answer> {
  const { txn_id } = await readJson(request, statusRequestSchema)
  const donation = await findOwnDonation(deps, session, txn_id)
  if (!donation || !wasPaid(donation.state)) throw notFound()
  await countOwnAttempt({ deps, request, session }, 'receiptMail')
  await mailReceipt(deps, donation.id)
  return { data: null, message: 'receipt_mailed' }
}
