import { type CorrectOffline, correctOfflineSchema } from '../../../shared/contract/staff/correctOffline.ts'
import type { OpenDays } from '../../../shared/contract/staff/offlineFields.ts'
import { correctionLines } from '../../accounting/ledger/accounts.ts'
import { recordFact } from '../../accounting/ledger/recordFact.ts'
import { correctReceipt } from '../../accounting/receipts/correctReceipt.ts'
import { audit } from '../../audit/audit.ts'
import type { Donation } from '../../donation/findDonation.ts'
import { mailReceipt } from '../../accounting/receipts/receiptMails.ts'
import { financialYear, indianDate } from '../../payment/financialYear.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { readJson } from '../../base/http/readRequest.ts'
import { invalid, notFound } from '../../base/http/refusal.ts'
import { lockTaken } from './lockTaken.ts'
import { middleOf } from './middleOf.ts'
import { offlinePurpose } from './offlinePurpose.ts'
import { readOpenDays } from './openDays.ts'
import type { Database, Recording } from '../../storage/database.ts'

/**
 * `POST staff/correct-offline` (our addition). Corrects the booking of an offline donation, and issues the next version of its receipt, which is mailed.
 * 404 if there is no such donation, or its donor is not known any more. 409 `not_correctable`, `corrected_meanwhile`, `nothing_to_correct`. 422 by field, e.g.
 * `other_year` or `closed` at `day`, `unknown` at `purpose_id`.
 */
export async function correctOffline({ deps, request, session }: Call<Session>): Promise<Answer> {
  const days = await readOpenDays(deps)
  const wanted = await readJson(request, correctOfflineSchema(days))
  const version = await deps.db.transaction().execute(async (db) => {
    const within = { ...deps, db }
    const { donation, receipt } = await lockTaken(within, wanted, 'corrected')
    const { id } = donation
    const next = `${receipt.number} v${wanted.version + 1}`
    await rebook(within, donation, wanted, { days, actor: session.userId, reference: next })
    const corrected = await correctReceipt(within, id, { donor: { note: wanted.note }, freshDonation: true })
    if (corrected === null) throw notFound()
    await audit(within, {
      actor: session.userId,
      action: 'donation.corrected',
      subject: { kind: 'donation', id },
      details: { version: corrected.version },
    })
    await mailReceipt(within, id, { db })
    return corrected.version
  })
  deps.mailer.wake()
  return { data: { version }, message: 'saved' }
}

interface Rebooking {
  days: OpenDays
  /** The member of staff. */
  actor: number
  /** Of the fact: the next version of the receipt. */
  reference: string
}

/**
 * Appends the fact that moves the booking of a locked donation, and changes the donation. Call it in the transaction of the receipt's next version.
 * @throws Refused 422 at `day` or `purpose_id`
 */
async function rebook(
  { db, now }: Recording,
  donation: Donation,
  wanted: CorrectOffline,
  { days, actor, reference }: Rebooking,
): Promise<void> {
  const at = now()
  const paidAt = newMoment(donation, wanted.day, days, at)
  const purpose = await changedPurpose(db, donation, wanted.purpose_id)
  const [amount, { mode }] = [Number(wanted.amount), wanted]
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
      { mode: donation.mode, amountPaise: donation.amount * 100 },
      { mode, amountPaise: amount * 100 },
    ),
  })
  await db
    .updateTable('donations')
    .set({ amount, mode, provider_id: wanted.reference || null, settled_at: paidAt, ...purpose })
    .where('id', '=', donation.id)
    .execute()
}

/** The number of the receipt names the financial year, so the day stays in it. Neither the old day nor the new one is in a closed year. */
function newMoment({ settled_at, created_at }: Donation, day: string, { from }: OpenDays, now: Date): Date {
  const before = settled_at ?? created_at
  const known = indianDate(before)
  const after = day === known ? before : middleOf(day, now)
  if (financialYear(after) !== financialYear(before)) throw invalid({ day: 'other_year' })
  if (known < from) throw invalid({ day: 'closed' })
  return after
}

/** A purpose that stays is not looked up: the project may not have it any more. */
async function changedPurpose(db: Database, { project_id, purpose_id }: Donation, wanted: string) {
  return wanted === String(purpose_id ?? '') ? {} : offlinePurpose(db, project_id, wanted)
}
