import type {
  approveRefundSchema,
  refuseRefundSchema,
  refundsQuerySchema,
  RefundsPage,
} from '../../../shared/contract/staff/refunds.ts'
import { audit } from '../../audit/audit.ts'
import { inTransaction, type Session, type BeforeJson, type Handler } from '../../call.ts'
import { conflict, notFound, Refused } from '../../base/http/refusal.ts'
import { type Selectable, sql } from 'kysely'
import { getDonation, countedYear } from '../../donation/findDonation.ts'
import { voidDonation } from '../../desk/offline/changeOffline.ts'
import { middleOf } from '../../desk/offline/takeOffline.ts'
import type { Mailing } from '../../mail/mailer.ts'
import type { Database, Recording, Sealing } from '../../storage/database.ts'
import type { RefundRequestTable } from '../../storage/tables/ledgerTables.ts'
import { recordFact } from '../ledger/recordFact.ts'
import { notifyReturned } from './notifyRefunded.ts'
import { lockRefundable } from './requestRefund.ts'
import { indianDay } from '../../../shared/date.ts'
import { inLanguage } from '../../storage/inLanguage.ts'
import { readPage } from '../../storage/readPage.ts'

/** `GET staff/refunds?state&txn_id&page&per_page`: refunds that were asked for, newest first. */
export const listRefunds: Handler<typeof refundsQuerySchema> = async ({ deps, session, language }, query) => {
  let wanted = deps.db.selectFrom('refund_requests')
  if (query.state) wanted = wanted.where('refund_requests.state', '=', query.state)
  if (query.txn_id) {
    const donation = deps.db.selectFrom('donations').select('id').where('txn_id', '=', query.txn_id)
    wanted = wanted.where('donation_id', 'in', donation)
  }
  const shown = wanted
    .innerJoin('donations', 'donations.id', 'refund_requests.donation_id')
    .innerJoin(inLanguage('projects', language), 'projects.id', 'donations.project_id')
    .leftJoin('users as donor', 'donor.id', 'donations.user_id')
    .leftJoin('donors', 'donors.id', 'donations.donor_id')
    .leftJoin('users as asker', 'asker.id', 'refund_requests.asked_by')
    .leftJoin('users as decider', 'decider.id', 'refund_requests.decided_by')
    .select(['refund_requests.id', 'donation_id', 'txn_id', 'refund_requests.amount', 'refund_requests.reason', 'way'])
    .select(['day', 'reference', 'refund_requests.state', 'refund_requests.asked_at', 'decided_at', 'decision_note'])
    .select(['ended_at', 'failure', 'donations.amount as donation_amount', 'projects.title as project'])
    .select((eb) => eb.fn.coalesce('donor.full_name', 'donors.full_name', eb.val('')).as('donor'))
    .select([
      revision.as('revision'),
      sql<Staff>`json_build_object('id', asked_by, 'name', coalesce(asker.full_name, ''))`.as('asked_by'),
      sql<Staff | null>`case when decided_by is not null then
        json_build_object('id', decided_by, 'name', coalesce(decider.full_name, '')) end`.as('decided_by'),
      sql<boolean>`refund_requests.state = 'asked' and asked_by <> ${session.userId}`.as('may_decide'),
    ])
    .orderBy('refund_requests.id', 'desc')
  return { data: (await readPage(wanted, shown, query)) satisfies BeforeJson<RefundsPage> }
}

type Staff = RefundsPage['rows'][number]['asked_by']

/** The tax year whose filed statement, with its revisions, has the donation as it was before; null if none has. */
const revision = sql<string | null>`(
  select statements.year from statements join statement_rows on statement_id = statements.id
  where version is not null and refund_requests.state not in ('refused', 'failed')
    and statements.year = ${countedYear}
    and statement_rows.donations::jsonb @> to_jsonb(donation_id)
    and not exists (
      with recursive chain as (
        select statements.id, statements.prepared_at union all
        select later.id, later.prepared_at from statements later join chain on later.revises = chain.id where later.version is not null
      ) select from chain where chain.prepared_at > refund_requests.ended_at)
  limit 1)`

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
