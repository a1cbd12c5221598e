import type { Dependencies } from '../dependencies.ts'
import { tellConfirmed, tellFailed } from '../notification/giftNews.ts'
import { issueReceipt } from './receipt.ts'
import type { Verdict } from './verdict.ts'

/**
 * Applies a verified verdict to a gift, in one transaction. Paid never becomes unpaid; a failure may still become paid; the same verdict any number of times
 * is one transition, one receipt and one notification. Answers whether the gift became paid now.
 *
 * @param paidAt by the provider: the day, and so the financial year, that the gift counts in, however late we hear of it
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
  return deps.db.transaction().execute(async (db) => {
    const paid = await db
      .updateTable('donations')
      .set({ state: 'success', stage: null, reason: null, settled_at: paidAt, provider_id: providerId })
      .where('txn_id', '=', txnId)
      .where('state', '<>', 'success')
      .returning(['id', 'txn_id', 'user_id', 'amount', 'project_id'])
      .executeTakeFirst()
    if (!paid) return false
    const receipt = await issueReceipt(db, paid.id, paidAt, now)
    await tellConfirmed(db, now, paid, receipt)
    return true
  })
}

/** A failure ends an open gift; news of a pending one only tells how far it is, and never reopens a failed one. */
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
      : { stage: verdict.stage, provider_id: providerId }
  await deps.db.transaction().execute(async (db) => {
    const changed = await db
      .updateTable('donations')
      .set(change)
      .where('txn_id', '=', txnId)
      .where('state', 'in', ['issued', 'recorded'])
      .returning(['id', 'txn_id', 'user_id', 'amount', 'project_id', 'recorded_at'])
      .executeTakeFirst()
    // What was never recorded is in no list of the donor's, so it is no news either.
    if (changed?.recorded_at && verdict.status === 'failure') await tellFailed(db, deps.now(), changed)
  })
}
