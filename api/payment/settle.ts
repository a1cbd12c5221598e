import { sql } from 'kysely'
import type { Dependencies } from '../dependencies.ts'
import type { Donation } from '../donation/findDonation.ts'
import { tellConfirmed, tellFailed } from '../notification/donationNews.ts'
import { queueReceiptMail, sendReceiptMails } from '../mail/receiptMails.ts'
import { issueReceipt } from '../receipts/issueReceipt.ts'
import type { Verdict } from './provider.ts'

/**
 * Applies a verified verdict to a donation, in one transaction. Paid never becomes unpaid; a failure may still become paid. The same verdict any number of
 * times causes one transition, one receipt, one notification and one mail. Answers whether the donation became paid now.
 *
 * @param paidAt the provider's time. It decides the day and the financial year of the donation, however late the message arrives
 */
export async function settle(
  deps: Dependencies,
  txnId: string,
  verdict: Verdict,
  providerId: string,
  paidAt: Date = deps.now(),
): Promise<boolean> {
  const now = deps.now()
  if (verdict.status !== 'success') {
    await applyUnpaid(deps, txnId, verdict, providerId)
    return false
  }
  const becamePaid = await deps.db.transaction().execute(async (db) => {
    const paid = await db
      .updateTable('donations')
      .set({ state: 'success', stage: null, reason: null, settled_at: paidAt, provider_id: providerId })
      .where('txn_id', '=', txnId)
      .where('state', '<>', 'success')
      .returning(['id', 'txn_id', 'user_id', 'amount', 'project_id'])
      .executeTakeFirst()
    if (!paid) return false
    const receipt = await issueReceipt(db, deps, paid.id, paidAt)
    await tellConfirmed(db, now, paid, receipt)
    if (paid.user_id !== null) await queueReceiptMail(db, paid.id, now)
    return true
  })
  if (becamePaid) await sendReceiptMails(deps)
  return becamePaid
}

/**
 * The provider signed that a donation succeeded, but was not asked yet. The donation is being confirmed, even if it failed before; the provider's answer
 * decides. Answers the donation; null if it is paid already.
 */
export async function awaitConfirmation(deps: Dependencies, txnId: string): Promise<Donation | null> {
  const open = await deps.db
    .updateTable('donations')
    .set((eb) => ({
      state: eb
        .case()
        .when('recorded_at', 'is', null)
        .then(sql.lit('issued' as const))
        .else(sql.lit('recorded' as const))
        .end(),
      stage: 'settling',
      reason: null,
      settled_at: null,
    }))
    .where('txn_id', '=', txnId)
    .where('state', '<>', 'success')
    .returningAll()
    .executeTakeFirst()
  return open ?? null
}

/**
 * A failure ends an open donation. News of a pending payment only sets its stage, and never opens a failed one again. A late `opened` does not undo
 * `settling`.
 */
async function applyUnpaid(
  deps: Dependencies,
  txnId: string,
  verdict: Exclude<Verdict, { status: 'success' }>,
  providerId: string,
): Promise<void> {
  const change =
    verdict.status === 'failure'
      ? {
          state: 'failure' as const,
          stage: null,
          reason: verdict.reason,
          settled_at: deps.now(),
          provider_id: providerId,
        }
      : {
          stage: verdict.stage === 'opened' ? sql<'opened' | 'settling'>`coalesce(stage, 'opened')` : verdict.stage,
          provider_id: providerId,
        }
  await deps.db.transaction().execute(async (db) => {
    const changed = await db
      .updateTable('donations')
      .set(change)
      .where('txn_id', '=', txnId)
      .where('state', 'in', ['issued', 'recorded'])
      .returning(['id', 'txn_id', 'user_id', 'amount', 'project_id', 'recorded_at'])
      .executeTakeFirst()
    // An unrecorded donation is in no list of the donor, so it causes no notification.
    if (changed?.recorded_at && verdict.status === 'failure') await tellFailed(db, deps.now(), changed)
  })
}
