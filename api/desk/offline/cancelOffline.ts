import { cancelOfflineSchema, type CancelReason } from '../../../shared/contract/staff/offlineDonation.ts'
import { formatDay } from '../../../shared/date.ts'
import { formatRupees } from '../../../shared/money.ts'
import { recordFact } from '../../accounting/ledger/recordFact.ts'
import type { FrozenReceipt } from '../../accounting/receipts/snapshot.ts'
import { audit } from '../../audit/audit.ts'
import type { Donation } from '../../donation/findDonation.ts'
import { receiptRecipient } from '../../accounting/receipts/receiptRecipient.ts'
import { indianDate } from '../../payment/financialYear.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { readJson } from '../../base/http/readRequest.ts'
import { conflict } from '../../base/http/refusal.ts'
import { texts } from '../../texts/texts.ts'
import { lockTaken } from './correctOffline.ts'
import { readOpenDays } from './openDays.ts'
import type { Mailing } from '../../mail/mailer.ts'

/**
 * `POST staff/cancel-offline` (our addition). Cancels an offline donation whose money never arrived, or that was entered twice. The ledger gets an entry that
 * reverses its booking, its receipt keeps the number and counts no more, and the donor gets a mail. 404 if there is no such donation. 409 `not_cancellable`,
 * `corrected_meanwhile`, `year_closed`.
 */
export async function cancelOffline({ deps, request, session }: Call<Session>): Promise<Answer> {
  const wanted = await readJson(request, cancelOfflineSchema)
  const { from } = await readOpenDays(deps)
  const mailed = await deps.db.transaction().execute(async (db) => {
    const within = { ...deps, db }
    const { donation, receipt } = await lockTaken(within, wanted, 'voided')
    const { id, settled_at, created_at } = donation
    if (indianDate(settled_at ?? created_at) < from) throw conflict('year_closed')
    const { note, reason } = wanted
    await recordFact(db, { donationId: id, event: 'voided', actor: session.userId, at: deps.now(), note })
    // Nobody is thanked for it any more.
    await db.deleteFrom('receipt_mails').where('donation_id', '=', id).where('sent_at', 'is', null).execute()
    const subject = { kind: 'donation', id } as const
    await audit(within, { actor: session.userId, action: 'donation.cancelled', subject, details: { reason } })
    return notifyCancelled(within, donation, receipt, reason)
  })
  deps.mailer.wake()
  return { data: { mailed }, message: 'saved' }
}

/**
 * Queues the mail that tells the donor of a cancelled donation, in their language. Call it in the transaction that cancels. Answers false if nobody has an
 * address, for example because the account is deleted.
 */
async function notifyCancelled(
  { db, mailer }: Mailing,
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
