import type { CancelReason } from '../../../../shared/contract/staff/cancelOffline.ts'
import { formatDay } from '../../../../shared/date.ts'
import { formatRupees } from '../../../../shared/money.ts'
import type { FrozenReceipt } from '../../../accounting/receipts/readReceipt.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { Donation } from '../../../donation/findDonation.ts'
import { receiptRecipient } from '../../../mail/receiptRecipient.ts'
import { texts } from '../../../texts/texts.ts'

/**
 * Queues the mail that tells the donor of a cancelled donation, in their language. Call it in the transaction that cancels. Answers false if nobody has an
 * address, for example because the account is deleted.
 */
export async function tellCancelled(
  { db, mailer }: Pick<Dependencies, 'db' | 'mailer'>,
  donation: Donation,
  receipt: FrozenReceipt,
  reason: CancelReason,
): Promise<boolean> {
  const recipient = await receiptRecipient({ db }, donation, receipt)
  if (!recipient) return false
  const { to, language, userId } = recipient
  const { snapshot, donor, number } = receipt
  const mail = texts[language].mails.cancelled({
    name: donor?.name ?? '',
    number,
    amount: formatRupees(snapshot.amount),
    day: formatDay(snapshot.givenAt, language),
    project: snapshot.texts[language].project,
    reason,
  })
  await mailer.send({ to, kind: 'cancellation', language, userId, ...mail }, db)
  return true
}
