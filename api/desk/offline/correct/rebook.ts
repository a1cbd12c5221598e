import type { CorrectOffline } from '../../../../shared/contract/staff/correctOffline.ts'
import type { OpenDays } from '../../../../shared/contract/staff/offlineFields.ts'
import { correctionLines } from '../../../accounting/ledger/accounts.ts'
import { recordFact } from '../../../accounting/ledger/recordFact.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { Donation } from '../../../donation/findDonation.ts'
import { financialYear, indianDate } from '../../../payment/financialYear.ts'
import { invalid } from '../../../platform/http/refusal.ts'
import { middleOf } from '../middleOf.ts'
import { offlinePurpose } from '../offlinePurpose.ts'

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
export async function rebook(
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
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
async function changedPurpose(db: Dependencies['db'], { project_id, purpose_id }: Donation, wanted: string) {
  return wanted === String(purpose_id ?? '') ? {} : offlinePurpose(db, project_id, wanted)
}
