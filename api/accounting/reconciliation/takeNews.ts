import type { Dependencies } from '../../dependencies.ts'
import { indianDate } from '../../payment/financialYear.ts'
import { attempt } from './attempt.ts'
import { reconcilePayments } from './reconcileDay.ts'

/** How many payments one round asks about. */
const MOST = 200

/** Asks the provider about payments with news of a refund or dispute; about one of them, if it is named. Without an answer the news stays. */
export async function takeNews(deps: Dependencies, txnId?: string): Promise<void> {
  const news = await deps.db
    .selectFrom('payment_news')
    .selectAll()
    .$if(txnId !== undefined, (all) => all.where('txn_id', '=', txnId ?? ''))
    .orderBy('heard_at')
    .limit(MOST)
    .execute()
  for (const { txn_id, heard_at } of news) {
    const answered = await attempt(deps, 'news', () => reconcilePayments(deps, indianDate(deps.now()), [txn_id]))
    if (!answered) return
    await deps.db.deleteFrom('payment_news').where('txn_id', '=', txn_id).where('heard_at', '=', heard_at).execute()
  }
}
