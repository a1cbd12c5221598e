import type { approveRefundSchema, refuseRefundSchema } from '../../../shared/contract/staff/refunds.ts'
import { audit } from '../../audit/audit.ts'
import { inTransaction, type Session } from '../../call.ts'
import { conflict, notFound, Refused } from '../../base/http/refusal.ts'
import type { Selectable } from 'kysely'
import { getDonation } from '../../donation/findDonation.ts'
import { voidDonation } from '../../desk/offline/changeOffline.ts'
import { middleOf } from '../../desk/offline/takeOffline.ts'
import type { Mailing } from '../../mail/mailer.ts'
import type { Database, Recording, Sealing } from '../../storage/database.ts'
import type { RefundRequestTable } from '../../storage/tables/ledgerTables.ts'
import { recordFact } from '../ledger/recordFact.ts'
import { notifyReturned } from './notifyRefunded.ts'
import { lockRefundable } from './requestRefund.ts'
import { indianDay } from '../../../shared/date.ts'

/**
 * `POST staff/approve-refund { id }`. By another person than the one who asked, signed in recently. The job `refunds` then calls the provider. Money that went
 * back outside it, and a cancelled donation, are entered at once.
 * 403 `own_request` or `reauthenticate`; 409 `decided`, or `not_refundable` if less is left by now.
 */
export const approveRefund = inTransaction<typeof approveRefundSchema>(async ({ deps, session }, { id }) => {
  const refund = await lockAsked(deps.db, id)
  const { donation_id, way, amount } = refund
  if (refund.asked_by === session.userId) throw new Refused(403, 'own_request')
  const left = await lockRefundable(deps.db, donation_id, way, id)
  if (left === null || amount > left) throw conflict('not_refundable')
  await decide(deps, session, id, way === 'provider' ? 'approved' : 'done', null)
  if (way !== 'provider') await enter(deps, refund, session.userId)
  const subject = { kind: 'donation', id: donation_id } as const
  await audit(deps, session.userId, 'refund.approved', { subject, details: { amount } })
  return { data: null, message: 'refund_approved' }
})

/** Enters what was approved: the ledger gets its fact, and the donor a mail. */
async function enter(deps: Sealing & Mailing, refund: Selectable<RefundRequestTable>, actor: number): Promise<void> {
  const { db, now } = deps
  const { donation_id: id, refund_id: reference, amount, reason: note, day, cancel_reason: reason } = refund
  const donation = await getDonation({ db }, id)
  if (refund.way === 'voided') {
    await voidDonation(deps, donation, { actor, note, reason: reason ?? 'other' })
    return
  }
  const [at, amountPaise] = [now(), amount * 100]
  const effectiveAt = day === null ? at : middleOf(day, at)
  await recordFact(db, { donationId: id, event: 'refunded', amountPaise, reference, note, actor, at, effectiveAt })
  await notifyReturned(deps, donation, { amountPaise, day: day ?? indianDay(at) })
}

/** `POST staff/refuse-refund { id, note }`. The person who asked may withdraw the request with it. 409 `decided`. */
export const refuseRefund = inTransaction<typeof refuseRefundSchema>(async ({ deps, session }, { id, note }) => {
  const refund = await lockAsked(deps.db, id)
  // Nobody has decided about a request that is withdrawn, so the row goes. The ledger and the audit log keep that it was asked for.
  if (refund.asked_by === session.userId) await deps.db.deleteFrom('refund_requests').where('id', '=', id).execute()
  else await decide(deps, session, id, 'refused', note)
  await audit(deps, session.userId, 'refund.refused', { subject: { kind: 'donation', id: refund.donation_id } })
  return { data: null, message: 'refund_refused' }
})

async function lockAsked(db: Database, id: number) {
  const refund = await db.selectFrom('refund_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!refund) throw notFound()
  if (refund.state !== 'asked') throw conflict('decided')
  return refund
}

const decide = (
  { db, now }: Recording,
  { userId }: Session,
  id: number,
  state: 'approved' | 'done' | 'refused',
  decision_note: string | null,
) =>
  db
    .updateTable('refund_requests')
    .set({ state, decided_by: userId, decided_at: now(), decision_note, ended_at: state === 'done' ? now() : null })
    .where('id', '=', id)
    .execute()
