import { sql } from 'kysely'
import type { Dependencies } from '../dependencies.ts'

export interface Progress {
  /** Rupees of confirmed gifts. */
  raised: number
  donors: number
}

/**
 * What confirmed gifts came to, by project id; a project without one is not in it. A donor whose account is deleted is no longer known from another, so each of
 * such gifts counts as one donor.
 */
export async function sumGifts(
  deps: Pick<Dependencies, 'db'>,
  projectIds: readonly number[],
): Promise<Map<number, Progress>> {
  if (projectIds.length === 0) return new Map()
  const rows = await deps.db
    .selectFrom('donations')
    .select((eb) => [
      'project_id',
      eb.fn.sum<number>('amount').as('raised'),
      sql<number>`count(distinct coalesce('user ' || user_id, 'gift ' || id))`.as('donors'),
    ])
    .where('state', '=', 'success')
    .where('project_id', 'in', projectIds)
    .groupBy('project_id')
    .execute()
  return new Map(rows.map(({ project_id, raised, donors }) => [project_id, { raised, donors }]))
}
