import type { Selectable, Updateable } from 'kysely'
import type { Dependencies } from '../../dependencies.ts'
import { recordFact } from '../ledger/recordFact.ts'
import type { RefundReport } from '../../payment/changes.ts'
import { openCase } from '../reconciliation/cases.ts'
import { differenceOf } from '../reconciliation/comparePayment.ts'
import { attempt } from '../reconciliation/runDays.ts'
import type { RefundRequestTable } from '../../storage/tables/ledgerTables.ts'
import { notifyRefunded } from './notifyRefunded.ts'
import type { Reading } from '../../storage/database.ts'

type Refund = Selectable<RefundRequestTable> & { txn_id: string; provider_id: string | null }

/**
 * Carries out approved refunds, and follows those that the provider has accepted. The provider is asked first whether it knows the refund: a stop between our
 * call and our record causes no second one. If the provider does not answer, nothing is assumed, and the next round asks again.
 */
export async function sendRefunds(deps: Dependencies): Promise<void> {
  const refunds: Refund[] = await deps.db
    .selectFrom('refund_requests')
    .innerJoin('donations', 'donations.id', 'refund_requests.donation_id')
    .selectAll('refund_requests')
    .select(['txn_id', 'provider_id'])
    .where('refund_requests.state', 'in', ['approved', 'sent'])
    .orderBy('refund_requests.id')
    .execute()
  // One refund does not stop the others.
  for (const refund of refunds) await attempt(deps, `refund ${refund.id}`, () => followRefund(deps, refund))
}

async function followRefund(deps: Dependencies, refund: Refund): Promise<void> {
  await set(deps, refund, { tried_at: deps.now() })
  const known = await findRefund(deps, refund)
  if (known) return apply(deps, refund, known)
  // The provider has accepted it, and does not list it yet.
  if (refund.state === 'sent') return
  const { provider_id: providerId, amount: amountRupees, refund_id: refundId } = refund
  const answer = await deps.provider.refund({ providerId: providerId ?? '', amountRupees, refundId })
  if (answer.accepted) return set(deps, refund, { state: 'sent', request_id: answer.requestId })
  // It may refuse a repeat of what it has done.
  const done = await findRefund(deps, refund)
  if (done) return apply(deps, refund, done)
  await fail(deps, refund, answer.reason)
}

async function findRefund({ provider }: Dependencies, refund: Refund): Promise<RefundReport | undefined> {
  const { refunds } = await provider.listChanges({ txnId: refund.txn_id, providerId: refund.provider_id ?? '' })
  return refunds.find(({ refundId }) => refundId === refund.refund_id)
}

async function apply(deps: Dependencies, refund: Refund, report: RefundReport): Promise<void> {
  const { requestId, amountPaise, status, at } = report
  if (status === 'pending') return set(deps, refund, { state: 'sent', request_id: requestId })
  if (status === 'failed') return fail(deps, refund, `failed ${requestId}`)
  const now = deps.now()
  await deps.db.transaction().execute(async (db) => {
    const isNew = await recordFact(db, {
      donationId: refund.donation_id,
      event: 'refunded',
      amountPaise,
      reference: requestId,
      actor: 'provider',
      at: now,
      effectiveAt: at,
    })
    await set({ ...deps, db }, refund, { state: 'done', request_id: requestId, ended_at: now })
    if (isNew) await notifyRefunded({ ...deps, db }, refund.donation_id, { amountPaise, reference: requestId })
  })
  deps.mailer.wake()
}

/** Staff get a case: the donor still waits for the money. */
async function fail(deps: Dependencies, refund: Refund, reason: string): Promise<void> {
  const now = deps.now()
  const { donation_id, txn_id, provider_id, refund_id, amount } = refund
  await deps.db.transaction().execute(async (db) => {
    const fact = { donationId: donation_id, event: 'refund_failed', reference: refund_id, lines: [] } as const
    await recordFact(db, { ...fact, actor: 'provider', at: now })
    await set({ ...deps, db }, refund, { state: 'failed', ended_at: now, failure: reason.slice(0, 200) })
    const evidence = { refundId: refund_id, amountRupees: amount, reason: reason.slice(0, 200) }
    const donation = { id: donation_id, txnId: txn_id }
    const difference = differenceOf('refund_failed', donation, provider_id ?? '', evidence, refund_id)
    await openCase(db, difference, { now })
  })
}

async function set({ db }: Reading, { id }: Refund, change: Updateable<RefundRequestTable>): Promise<void> {
  await db.updateTable('refund_requests').set(change).where('id', '=', id).execute()
}
