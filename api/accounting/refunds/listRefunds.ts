import { sql } from 'kysely'
import type { refundsQuerySchema, RefundsPage } from '../../../shared/contract/staff/refunds.ts'
import type { Handler } from '../../call.ts'
import { counted } from '../../donation/findDonation.ts'
import { inLanguage } from '../../storage/inLanguage.ts'
import { readPage } from '../../storage/readPage.ts'

/** `GET staff/refunds?state&txn_id&page&per_page`: refunds that were asked for, newest first. */
export const listRefunds: Handler<typeof refundsQuerySchema> = async ({ deps, session, language }, query) => {
  let wanted = deps.db.selectFrom('refund_requests')
  if (query.state) wanted = wanted.where('refund_requests.state', '=', query.state)
  if (query.txn_id) {
    const donation = deps.db.selectFrom('donations').select('id').where('txn_id', '=', query.txn_id)
    wanted = wanted.where('donation_id', 'in', donation)
  }
  const shown = wanted
    .innerJoin('donations', 'donations.id', 'refund_requests.donation_id')
    .innerJoin(inLanguage('projects', language), 'projects.id', 'donations.project_id')
    .leftJoin('users as donor', 'donor.id', 'donations.user_id')
    .leftJoin('donors', 'donors.id', 'donations.donor_id')
    .leftJoin('users as asker', 'asker.id', 'refund_requests.asked_by')
    .leftJoin('users as decider', 'decider.id', 'refund_requests.decided_by')
    .select(['refund_requests.id', 'donation_id', 'txn_id', 'refund_requests.amount', 'refund_requests.reason', 'way'])
    .select([
      'day',
      'reference',
      'refund_requests.state',
      'asked_by',
      'refund_requests.asked_at',
      'decided_by',
      'decided_at',
    ])
    .select([
      'decision_note',
      'ended_at',
      'failure',
      'donations.amount as donation_amount',
      'projects.title as project',
    ])
    .select(['donor.full_name as account', 'donors.full_name as person'])
    .select(['asker.full_name as asker', 'decider.full_name as decider', revision.as('revision')])
    .orderBy('refund_requests.id', 'desc')
  const { rows, ...page } = await readPage(wanted, shown, query)
  const data: RefundsPage = {
    rows: rows.map(({ account, person, asker, decider, asked_by, decided_by, ...row }) => ({
      ...row,
      donor: account ?? person ?? '',
      asked_by: { id: asked_by, name: asker ?? '' },
      asked_at: row.asked_at.toISOString(),
      decided_by: decided_by === null ? null : { id: decided_by, name: decider ?? '' },
      decided_at: row.decided_at?.toISOString() ?? null,
      ended_at: row.ended_at?.toISOString() ?? null,
      may_decide: row.state === 'asked' && asked_by !== session.userId,
    })),
    ...page,
  }
  return { data }
}

/** The tax year whose newest filed statement has the donation as it was before; null if none has. */
const revision = sql<string | null>`(
  select statements.year from statements join statement_rows on statement_id = statements.id
  where version is not null and refund_requests.state not in ('refused', 'failed')
    and left(statements.year, 4)::integer = extract(year from ${counted} at time zone 'Asia/Kolkata' - interval '3 months')
    and statement_rows.donations::jsonb @> to_jsonb(donation_id)
    and not exists (
      select from statements later where later.year = statements.year and later.version is not null
        and later.prepared_at > refund_requests.ended_at)
  limit 1)`
