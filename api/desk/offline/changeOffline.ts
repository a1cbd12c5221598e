/** What accountants change about an offline donation: it is corrected, cancelled, or its cheque is cleared. */
import type {
  CancelReason,
  CancelOffline,
  clearChequeSchema,
  CorrectOffline,
  OpenDays,
} from '../../../shared/contract/staff/offlineDonation.ts'
import { formatDay, indianDay } from '../../../shared/date.ts'
import { formatRupees } from '../../../shared/money.ts'
import { accountOf, correctionLines } from '../../accounting/ledger/accounts.ts'
import { recordFact } from '../../accounting/ledger/recordFact.ts'
import { nextState } from '../../accounting/ledger/states.ts'
import { correctReceipt } from '../../accounting/receipts/correctReceipt.ts'
import { mailReceipt } from '../../accounting/receipts/receiptMails.ts'
import { readReceipt, receiptRecipient } from '../../accounting/receipts/readReceipt.ts'
import type { FrozenReceipt } from '../../accounting/receipts/snapshot.ts'
import { askForSecond, lockRefundable } from '../../accounting/refunds/requestRefund.ts'
import { audit } from '../../audit/audit.ts'
import { conflict, invalid, notFound } from '../../base/http/refusal.ts'
import { inTransaction } from '../../call.ts'
import { type Donation, lockDonation } from '../../donation/findDonation.ts'
import type { Mailing } from '../../mail/mailer.ts'
import { financialYear } from '../../payment/financialYear.ts'
import type { Database, Recording, Sealing } from '../../storage/database.ts'
import { texts } from '../../texts/texts.ts'
import { correctedEntry, requireReasons } from './findWarnings.ts'
import { readOpenDays } from './openDays.ts'
import { middleOf, offlinePurpose } from './takeOffline.ts'

/** What staff may do with an offline donation, and the refusal if its state does not allow it. */
const refusals = { corrected: 'not_correctable', voided: 'not_cancellable' } as const

/**
 * Locks an offline donation that may be corrected or cancelled, so that a second act waits and then finds what the first one did. Answers it with its receipt.
 * @param version of the receipt that the form showed
 * @throws Refused 404; 409 `not_correctable`, `not_cancellable` or `corrected_meanwhile`
 */
async function lockTaken(
  deps: Sealing,
  { txn_id, version }: { txn_id: string; version: number },
  act: keyof typeof refusals,
): Promise<{ donation: Donation; receipt: FrozenReceipt }> {
  const donation = await lockDonation(deps.db, { txn_id })
  if (!donation) throw notFound()
  if (donation.source !== 'offline' || nextState(donation.state, act) === null) throw conflict(refusals[act])
  // What another person may still approve is about the donation as it was.
  if ((await lockRefundable(deps.db, donation.id, 'voided')) !== donation.amount) throw conflict(refusals[act])
  const receipt = await readReceipt(deps, donation.id)
  if (!receipt) throw notFound()
  if (receipt.version !== version) throw conflict('corrected_meanwhile')
  return { donation, receipt }
}

/**
 * `POST staff/correct-offline` (our addition). Corrects the booking of an offline donation, and issues the next version of its receipt, which is mailed.
 * 404 if there is no such donation. 409 `not_correctable`, `corrected_meanwhile`, `nothing_to_correct`, and `warned` of `requireReasons`. 422 by field, e.g.
 * `other_year` or `closed` at `day`, `unknown` at `purpose_id`.
 */
export const correctOffline = inTransaction<CorrectOffline>(async ({ deps, session, language }, wanted) => {
  const days = await readOpenDays(deps)
  const { donation, receipt } = await lockTaken(deps, wanted, 'corrected')
  const [{ id }, actor] = [donation, session.userId]
  const reference = `${receipt.number} v${wanted.version + 1}`
  await rebook(deps, donation, wanted, { days, actor, reference })
  await requireReasons(deps, correctedEntry(wanted, donation), { id, actor, language })
  const { version } = await correctReceipt(deps, id, { donor: { note: wanted.note }, freshDonation: true })
  await audit(deps, actor, 'donation.corrected', { subject: { kind: 'donation', id }, details: { version } })
  await mailReceipt(deps, id)
  return { data: { version }, message: 'saved' }
})

interface Rebooking {
  days: OpenDays
  /** The member of staff. */
  actor: number
  /** Of the fact: the next version of the receipt. */
  reference: string
}

/**
 * Appends the fact that moves the booking of a locked donation, and changes the donation. Call it in the transaction of the receipt's next version.
 * @throws Refused 422 at `day`, `mode` or `purpose_id`
 */
async function rebook(
  { db, now }: Recording,
  donation: Donation,
  wanted: CorrectOffline,
  { days, actor, reference }: Rebooking,
): Promise<void> {
  const at = now()
  if (donation.declared === 'neither' && wanted.mode !== 'transfer' && wanted.mode !== 'cheque')
    throw invalid({ mode: 'foreign_account' })
  const paidAt = newMoment(donation, wanted.day, days, at)
  const purpose = await changedPurpose(db, donation, wanted.purpose_id)
  const [amount, { mode }] = [Number(wanted.amount), wanted]
  // What is a cheque only now is in hand.
  const cleared_at = mode === donation.mode ? donation.cleared_at : null
  await recordFact(db, {
    donationId: donation.id,
    event: 'corrected',
    actor,
    at,
    effectiveAt: paidAt,
    reference,
    note: wanted.note,
    amountPaise: amount * 100,
    lines: correctionLines(
      { held: accountOf(donation), amountPaise: donation.amount * 100 },
      { held: accountOf({ ...donation, mode, cleared_at }), amountPaise: amount * 100 },
    ),
  })
  await db
    .updateTable('donations')
    .set({ amount, mode, cleared_at, provider_id: wanted.reference || null, settled_at: paidAt, ...purpose })
    .where('id', '=', donation.id)
    .execute()
}

/** The number of the receipt names the financial year, so the day stays in it. Neither the old day nor the new one is in a closed year. */
function newMoment({ settled_at, created_at }: Donation, day: string, { from }: OpenDays, now: Date): Date {
  const before = settled_at ?? created_at
  const known = indianDay(before)
  const after = day === known ? before : middleOf(day, now)
  if (financialYear(after) !== financialYear(before)) throw invalid({ day: 'other_year' })
  if (known < from) throw invalid({ day: 'closed' })
  return after
}

/** A purpose that stays is not looked up: the project may not have it any more. */
async function changedPurpose(db: Database, { project_id, purpose_id }: Donation, wanted: string) {
  return wanted === String(purpose_id ?? '') ? {} : offlinePurpose(db, project_id, wanted)
}

/**
 * `POST staff/cancel-offline` (our addition). Cancels an offline donation whose money never arrived, or that was entered twice. The ledger gets an entry that
 * reverses its booking, its receipt keeps the number and counts no more, and the donor gets a mail. Cash, a bounced cheque and a closed year need another
 * person, who approves it as a refund. 404 if there is no such donation. 409 `not_cancellable`, `corrected_meanwhile`; 422 `reason`.
 */
export const cancelOffline = inTransaction<CancelOffline>(async ({ deps, session }, wanted) => {
  const { from } = await readOpenDays(deps)
  const { note, reason } = wanted
  const { donation } = await lockTaken(deps, wanted, 'voided')
  const { id, mode, amount, settled_at, created_at } = donation
  if (reason === 'bounced' && mode !== 'cheque') throw invalid({ reason: 'invalid' })
  if (mode === 'cash' || reason === 'bounced' || indianDay(settled_at ?? created_at) < from) {
    await askForSecond(deps, id, session.userId, { way: 'voided', amount, reason: note, cancel_reason: reason })
    return { data: { mailed: false, asked: true }, message: 'saved' }
  }
  const mailed = await voidDonation(deps, donation, { actor: session.userId, note, reason })
  return { data: { mailed, asked: false }, message: 'saved' }
})

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

/** Queues the donor's mail, in their language. Answers false if nobody has an address, for example because the account is deleted. */
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

/**
 * `POST staff/clear-cheque { txn_id, day }` (our addition). The bank has paid a cheque: its money moves from the cheques in hand to the bank account. Its
 * receipt is no longer subject to realisation. 404 for an unknown donation; 409 `not_clearable`; 422 `before` at `day` if it is before the donation.
 */
export const clearCheque = inTransaction<typeof clearChequeSchema>(async ({ deps, session }, { txn_id, day }) => {
  const { db } = deps
  const [actor, at] = [session.userId, deps.now()]
  const donation = await lockDonation(db, { txn_id })
  if (!donation) throw notFound()
  const { id, settled_at, created_at } = donation
  if (accountOf(donation) !== 'cheques') throw conflict('not_clearable')
  if (day < indianDay(settled_at ?? created_at)) throw invalid({ day: 'before' })
  const effectiveAt = middleOf(day, at)
  const isNew = await recordFact(db, { donationId: id, event: 'cleared', actor, at, effectiveAt })
  if (!isNew) throw conflict('not_clearable')
  await db.updateTable('donations').set({ cleared_at: effectiveAt }).where('id', '=', id).execute()
  await audit(deps, actor, 'donation.cleared', { subject: { kind: 'donation', id } })
  return { data: null, message: 'saved' }
})
