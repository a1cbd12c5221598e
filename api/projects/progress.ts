import { sql } from 'kysely'
import type { Dependencies } from '../dependencies.ts'

export interface Progress {
  /** Rupees of confirmed donations. */
  raised: number
  donors: number
}

/**
 * Totals of confirmed donations, by project id. A project without donations is not in it. A deleted account leaves no sign of its donor, so each of its
 * donations counts as one donor.
 */
export async function sumDonations(
  deps: Pick<Dependencies, 'db'>,
  projectIds: readonly number[],
): Promise<Map<number, Progress>> {
  if (projectIds.length === 0) return new Map()
  const rows = await deps.db
    .selectFrom('donations')
    .select((eb) => [
      'project_id',
      eb.fn.sum<number>('amount').as('raised'),
      sql<number>`count(distinct coalesce('user ' || user_id, 'donation ' || id))`.as('donors'),
    ])
    .where('state', '=', 'success')
    .where('project_id', 'in', projectIds)
    .groupBy('project_id')
    .execute()
  return new Map(rows.map(({ project_id, raised, donors }) => [project_id, { raised, donors }]))
}
