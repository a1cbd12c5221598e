import type { Dependencies } from '../dependencies.ts'
import { issueReceipt } from './receipt.ts'
import type { Verdict } from './verdict.ts'

/**
 * Applies a verified verdict to a gift, in one transaction. Paid never becomes unpaid; a failure may still become paid; the same verdict any number of times
 * is one transition, one receipt and one notification. Answers whether the gift became paid now.
 */
export async function settle(
  deps: Dependencies,
  txnId: string,
  verdict: Verdict,
  providerId: string,
): Promise<boolean> {
  const now = deps.now()
  if (verdict.status !== 'success') {
    await applyUnpaid(deps, txnId, verdict, providerId)
    return false
  }
  return deps.db.transaction().execute(async (db) => {
    const paid = await db
      .updateTable('donations')
      .set({ state: 'success', stage: null, reason: null, settled_at: now, provider_id: providerId })
      .where('txn_id', '=', txnId)
      .where('state', '<>', 'success')
      .returning(['id', 'user_id', 'amount', 'project_id'])
      .executeTakeFirst()
    if (!paid) return false
    const receipt = await issueReceipt(db, paid.id, now)
    const project = await db
      .selectFrom('projects')
      .select(['title_en', 'title_hi'])
      .where('id', '=', paid.project_id)
      .executeTakeFirstOrThrow()
    const amount = new Intl.NumberFormat('en-IN').format(paid.amount)
    await db
      .insertInto('notifications')
      .values({
        user_id: paid.user_id,
        donation_id: paid.id,
        description_en: `Your gift of ₹${amount} for ${project.title_en} is confirmed. Receipt ${receipt}.`,
        description_hi: `${project.title_hi} के लिए आपका ₹${amount} का दान प्राप्त हो गया है। रसीद संख्या ${receipt}।`,
        created_at: now,
      })
      .execute()
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
  await deps.db
    .updateTable('donations')
    .set(change)
    .where('txn_id', '=', txnId)
    .where('state', 'in', ['issued', 'recorded'])
    .execute()
}
