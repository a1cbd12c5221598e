import { sql } from 'kysely'
import type { Dependencies } from '../dependencies.ts'
import { paidStates } from '../ledger/states.ts'

export interface Progress {
  /** Rupees of confirmed donations, less refunds and lost disputes. */
  raised: number
  donors: number
}

/**
 * Totals of donations that count, by project id. A project without any is not in it. A deleted account leaves no sign of its donor, so each of its
 * donations counts as one donor.
 */
export async function sumDonations(
  deps: Pick<Dependencies, 'db'>,
  projectIds: readonly number[],
): Promise<Map<number, Progress>> {
  if (projectIds.length === 0) return new Map()
  const rows = await deps.db
    .selectFrom('donations')
    .innerJoin('donation_balances', 'donation_balances.donation_id', 'donations.id')
    .select([
      'project_id',
      sql<number>`sum(net_rupees)::bigint`.as('raised'),
      sql<number>`count(distinct coalesce('user ' || user_id, 'donor ' || donor_id, 'donation ' || id))`.as('donors'),
    ])
    .where('state', 'in', paidStates)
    .where('net_rupees', '>', 0)
    .where('project_id', 'in', projectIds)
    .groupBy('project_id')
    .execute()
  return new Map(rows.map(({ project_id, raised, donors }) => [project_id, { raised, donors }]))
}
