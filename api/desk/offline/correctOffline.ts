import {
  type CorrectOffline,
  correctOfflineSchema,
  type OpenDays,
} from '../../../shared/contract/staff/offlineDonation.ts'
import { accountOf, correctionLines } from '../../accounting/ledger/accounts.ts'
import { recordFact } from '../../accounting/ledger/recordFact.ts'
import { correctReceipt } from '../../accounting/receipts/correctReceipt.ts'
import { audit } from '../../audit/audit.ts'
import { type Donation, lockDonation } from '../../donation/findDonation.ts'
import { mailReceipt } from '../../accounting/receipts/receiptMails.ts'
import { financialYear, indianDate } from '../../payment/financialYear.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { readJson } from '../../base/http/readRequest.ts'
import { invalid, notFound, conflict } from '../../base/http/refusal.ts'
import { correctedEntry, requireReasons } from './findWarnings.ts'
import { middleOf, offlinePurpose } from './takeOffline.ts'
import { readOpenDays } from './openDays.ts'
import type { Database, Recording, Sealing } from '../../storage/database.ts'
import type { StaffDonation } from '../../../shared/contract/staff/donation.ts'
import { nextState } from '../../accounting/ledger/states.ts'
import { readReceipt } from '../../accounting/receipts/readReceipt.ts'
import type { FrozenReceipt } from '../../accounting/receipts/snapshot.ts'

/** What staff may do with an offline donation, and the refusal if its state does not allow it. */
const refusals = { corrected: 'not_correctable', voided: 'not_cancellable' } as const

interface Shown extends Pick<StaffDonation, 'txn_id'> {
  /** The receipt's version that the form showed. */
  version: number
}

/**
 * Locks an offline donation that may be corrected or cancelled, so that a second act waits and then finds what the first one did. Answers it with its receipt.
 * @throws Refused 404; 409 `not_correctable`, `not_cancellable` or `corrected_meanwhile`
 */
export async function lockTaken(
  deps: Sealing,
  { txn_id, version }: Shown,
  act: keyof typeof refusals,
): Promise<{ donation: Donation; receipt: FrozenReceipt }> {
  const donation = await lockDonation(deps.db, { txn_id })
  if (!donation) throw notFound()
  if (donation.source !== 'offline' || nextState(donation.state, act) === null) throw conflict(refusals[act])
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
export async function correctOffline({ deps, request, session, language }: Call<Session>): Promise<Answer> {
  const days = await readOpenDays(deps)
  const wanted = await readJson(request, correctOfflineSchema(days))
  const version = await deps.db.transaction().execute(async (db) => {
    const within = { ...deps, db }
    const { donation, receipt } = await lockTaken(within, wanted, 'corrected')
    const { id } = donation
    const next = `${receipt.number} v${wanted.version + 1}`
    await rebook(within, donation, wanted, { days, actor: session.userId, reference: next })
    await requireReasons(within, correctedEntry(wanted, donation), { id, actor: session.userId, language })
    const corrected = await correctReceipt(within, id, { donor: { note: wanted.note }, freshDonation: true })
    if (corrected === null) throw notFound()
    await audit(within, session.userId, 'donation.corrected', {
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
