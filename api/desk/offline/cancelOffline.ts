import { cancelOfflineSchema, type CancelReason } from '../../../shared/contract/staff/offlineDonation.ts'
import { formatDay } from '../../../shared/date.ts'
import { formatRupees } from '../../../shared/money.ts'
import { recordFact } from '../../accounting/ledger/recordFact.ts'
import type { FrozenReceipt } from '../../accounting/receipts/snapshot.ts'
import { audit } from '../../audit/audit.ts'
import type { Donation } from '../../donation/findDonation.ts'
import { indianDate } from '../../payment/financialYear.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { readJson } from '../../base/http/readRequest.ts'
import { conflict, invalid } from '../../base/http/refusal.ts'
import { readReceipt, receiptRecipient } from '../../accounting/receipts/readReceipt.ts'
import { askForSecond, lockRefundable } from '../../accounting/refunds/requestRefund.ts'
import type { Sealing } from '../../storage/database.ts'
import { texts } from '../../texts/texts.ts'
import { lockTaken } from './correctOffline.ts'
import { readOpenDays } from './openDays.ts'
import type { Mailing } from '../../mail/mailer.ts'

/**
 * `POST staff/cancel-offline` (our addition). Cancels an offline donation whose money never arrived, or that was entered twice. The ledger gets an entry that
 * reverses its booking, its receipt keeps the number and counts no more, and the donor gets a mail. Cash, a bounced cheque and a closed year need another
 * person, who approves it as a refund. 404 if there is no such donation. 409 `not_cancellable`, `corrected_meanwhile`; 422 `reason`.
 */
export async function cancelOffline({ deps, request, session }: Call<Session>): Promise<Answer> {
  const wanted = await readJson(request, cancelOfflineSchema)
  const { from } = await readOpenDays(deps)
  const { note, reason } = wanted
  const data = await deps.db.transaction().execute(async (db) => {
    const within = { ...deps, db }
    const { donation } = await lockTaken(within, wanted, 'voided')
    const { id, mode, amount, settled_at, created_at } = donation
    if (reason === 'bounced' && mode !== 'cheque') throw invalid({ reason: 'invalid' })
    if (mode === 'cash' || reason === 'bounced' || indianDate(settled_at ?? created_at) < from) {
      const asked = { way: 'voided', amount, reason: note, cancel_reason: reason } as const
      await askForSecond(within, id, session.userId, asked)
      return { mailed: false, asked: true }
    }
    // A waiting request is about money that then is not there.
    if ((await lockRefundable(db, id, 'voided')) !== amount) throw conflict('not_cancellable')
    return { mailed: await voidDonation(within, donation, { actor: session.userId, note, reason }), asked: false }
  })
  deps.mailer.wake()
  return { data, message: 'saved' }
}

/**
 * Cancels a locked offline donation, and queues the donor's mail. Call it in a transaction. Answers whether the donor gets one.
 * @throws Refused 409 `not_cancellable`
 */
export async function voidDonation(
  deps: Sealing & Mailing,
  donation: Donation,
  { actor, note, reason }: { actor: number; note: string; reason: CancelReason },
): Promise<boolean> {
  const { db, now } = deps
  const { id } = donation
  const receipt = await readReceipt(deps, id)
  const isNew = await recordFact(db, { donationId: id, event: 'voided', actor, at: now(), note })
  if (!isNew || !receipt) throw conflict('not_cancellable')
  // Nobody is thanked for it any more.
  await db.deleteFrom('receipt_mails').where('donation_id', '=', id).where('sent_at', 'is', null).execute()
  await audit({ db, now }, actor, 'donation.cancelled', { subject: { kind: 'donation', id }, details: { reason } })
  return notifyCancelled(deps, donation, receipt, reason)
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
