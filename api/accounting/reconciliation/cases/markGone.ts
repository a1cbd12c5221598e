import type { Kysely } from 'kysely'
import { differenceCodes, differenceRules } from '../../../../shared/contract/staff/differences.ts'
import type { Tables } from '../../../storage/tables/tables.ts'
import type { Difference } from '../difference.ts'

const lasting = differenceCodes.filter((code) => differenceRules[code].lasts)

/** Marks the cases that an earlier comparison of the day found, and this one did not. Differences that are applied end by themselves, so they are not marked. */
export async function markGone(
  db: Kysely<Tables>,
  { day, now, found }: { day: string; now: Date; found: readonly Difference[] },
): Promise<void> {
  const keys = found.map(({ key }) => key)
  await db
    .updateTable('case_days')
    .set({ gone_at: now })
    .where('day', '=', day)
    .where('gone_at', 'is', null)
    .where('case_id', 'in', (eb) =>
      eb
        .selectFrom('cases')
        .select('id')
        .where('code', 'in', lasting)
        .$if(keys.length > 0, (all) => all.where('key', 'not in', keys)),
    )
    .execute()
}
