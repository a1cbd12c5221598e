import { sql } from 'kysely'
import { heldStates } from '../accounting/ledger/states.ts'
import type { Reading } from '../storage/database.ts'

export interface Progress {
  /** Rupees of confirmed donations, less refunds, lost disputes and open disputes. */
  raised: number
  donors: number
}

/**
 * Totals of donations that count, by project id. A project without any is not in it. A deleted account leaves no sign of its donor, so each of its donations
 * counts as one donor. The sums are those of `donation_balances`, read by indexes that hold only facts about money: many donors look at them.
 */
export async function sumDonations(deps: Reading, projectIds: readonly number[]): Promise<Map<number, Progress>> {
  if (projectIds.length === 0) return new Map()
  const { rows } = await sql<Progress & { project_id: number }>`
    with moved as (
      select donation_id, amount_paise from ledger_entries where event in ('paid', 'taken_offline')
      union all
      select donation_id, -ledger_lines.amount_paise from ledger_entries join ledger_lines on entry_id = id
      where event in ('refunded', 'disputed', 'dispute_won', 'dispute_lost', 'corrected', 'voided')
        and account in ('donations', 'refunds', 'disputes')
    ), sums as (
      select project_id, sum(amount_paise)::bigint / 100 as raised
      from moved join donations on donations.id = donation_id group by project_id
    ), people as (
      select project_id, count(distinct user_id) + count(distinct donor_id) filter (where user_id is null)
        + count(*) filter (where user_id is null and donor_id is null) as donors
      from donations where state in (${sql.join(heldStates)}) group by project_id
    )
    select sums.project_id, raised, coalesce(donors, 0) as donors from sums left join people using (project_id)
    where sums.project_id in (${sql.join([...projectIds])}) and raised > 0`.execute(deps.db)
  return new Map(rows.map(({ project_id, raised, donors }) => [project_id, { raised, donors }]))
}
