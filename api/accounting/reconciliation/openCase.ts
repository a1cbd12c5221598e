import type { Kysely } from 'kysely'
import { differenceRules } from '../../../shared/contract/staff/reconciliation.ts'
import { indianDate } from '../../payment/financialYear.ts'
import type { Tables } from '../../storage/tables/tables.ts'
import type { Difference } from './difference.ts'

/**
 * Opens a case for a difference. The same difference found again only sets when it was found last, also if its case is closed. A difference that was applied
 * and leaves nothing to do is closed at once, so staff find it if they look for it. Answers whether the case is new.
 */
export async function openCase(
  db: Kysely<Tables>,
  difference: Difference,
  { day, now, isApplied }: { day: string; now: Date; isApplied: boolean },
): Promise<boolean> {
  const { key, code, donationId, txnId, providerId, evidence } = difference
  const isDone = isApplied && differenceRules[code].severity === 'notice'
  const { id, opened_at } = await db
    .insertInto('cases')
    .values({
      key,
      code,
      day,
      donation_id: donationId,
      txn_id: txnId.slice(0, 60),
      provider_id: providerId.slice(0, 60),
      evidence: JSON.stringify(evidence),
      opened_at: now,
      found_at: now,
      closed_at: isDone ? now : null,
      closed_by: null,
      closed_by_system: isDone,
    })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ found_at: now }))
    .returning(['id', 'opened_at'])
    .executeTakeFirstOrThrow()
  // Only days that are over are compared. A message of the provider may open a case before that.
  if (day < indianDate(now)) await addDay(db, { case_id: id, day, found_at: now })
  return opened_at.getTime() === now.getTime()
}

const addDay = (db: Kysely<Tables>, found: { case_id: number; day: string; found_at: Date }) =>
  db
    .insertInto('case_days')
    .values({ ...found, gone_at: null })
    .onConflict((conflict) =>
      conflict.columns(['case_id', 'day']).doUpdateSet({ found_at: found.found_at, gone_at: null }),
    )
    .execute()
