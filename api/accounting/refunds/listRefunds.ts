import { sql } from 'kysely'
import type { refundsQuerySchema, RefundsPage } from '../../../shared/contract/staff/refunds.ts'
import type { BeforeJson, Handler } from '../../call.ts'
import { countedYear } from '../../donation/findDonation.ts'
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
    .select(['day', 'reference', 'refund_requests.state', 'refund_requests.asked_at', 'decided_at', 'decision_note'])
    .select(['ended_at', 'failure', 'donations.amount as donation_amount', 'projects.title as project'])
    .select((eb) => eb.fn.coalesce('donor.full_name', 'donors.full_name', eb.val('')).as('donor'))
    .select([
      revision.as('revision'),
      sql<Staff>`json_build_object('id', asked_by, 'name', coalesce(asker.full_name, ''))`.as('asked_by'),
      sql<Staff | null>`case when decided_by is not null then
        json_build_object('id', decided_by, 'name', coalesce(decider.full_name, '')) end`.as('decided_by'),
      sql<boolean>`refund_requests.state = 'asked' and asked_by <> ${session.userId}`.as('may_decide'),
    ])
    .orderBy('refund_requests.id', 'desc')
  const data: BeforeJson<RefundsPage> = await readPage(wanted, shown, query)
  return { data }
}

type Staff = RefundsPage['rows'][number]['asked_by']

/** The tax year whose newest filed statement has the donation as it was before; null if none has. */
const revision = sql<string | null>`(
  select statements.year from statements join statement_rows on statement_id = statements.id
  where version is not null and refund_requests.state not in ('refused', 'failed')
    and statements.year = ${countedYear}
    and statement_rows.donations::jsonb @> to_jsonb(donation_id)
    and not exists (
      select from statements later where later.year = statements.year and later.version is not null
        and later.prepared_at > refund_requests.ended_at)
  limit 1)`
