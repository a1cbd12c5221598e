import { sql } from 'kysely'
import { refundsQuerySchema, type RefundsPage, type StaffRefund } from '../../../shared/contract/staff/refunds.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { readQuery } from '../../base/http/readRequest.ts'
import { inLanguage } from '../../storage/inLanguage.ts'
import type { Database } from '../../storage/database.ts'
import { readPage } from '../../storage/readPage.ts'

/** `GET staff/refunds?state&txn_id&page&per_page`: refunds that were asked for, newest first. */
export async function listRefunds({ deps, url, session, language }: Call<Session>): Promise<Answer> {
  const query = readQuery(url, refundsQuerySchema)
  const wanted = deps.db
    .selectFrom('refund_requests')
    .$if(query.state !== undefined, (all) => all.where('refund_requests.state', '=', query.state ?? 'asked'))
    .$if(query.txn_id !== undefined, (all) =>
      all.where('donation_id', 'in', (eb) =>
        eb
          .selectFrom('donations')
          .select('id')
          .where('txn_id', '=', query.txn_id ?? ''),
      ),
    )
  const shown = wanted
    .innerJoin('donations', 'donations.id', 'refund_requests.donation_id')
    .innerJoin(inLanguage('projects', language), 'projects.id', 'donations.project_id')
    .leftJoin('users as donor', 'donor.id', 'donations.user_id')
    .leftJoin('donors', 'donors.id', 'donations.donor_id')
    .leftJoin('users as asker', 'asker.id', 'refund_requests.asked_by')
    .leftJoin('users as decider', 'decider.id', 'refund_requests.decided_by')
    .selectAll('refund_requests')
    .select([
      'txn_id',
      'donations.amount as donation_amount',
      'donor.full_name as donor',
      'donors.full_name as offline_donor',
      'projects.title as project',
    ])
    .select(['asker.full_name as asker', 'decider.full_name as decider'])
    .orderBy('refund_requests.id', 'desc')
  const { rows: found, ...page } = await readPage(wanted, shown, query)
  const revisions = await revisionsDue(
    deps.db,
    found.map(({ id }) => id),
  )
  const rows = found.map(
    (row): StaffRefund => ({
      id: row.id,
      donation_id: row.donation_id,
      txn_id: row.txn_id,
      amount: row.amount,
      donation_amount: row.donation_amount,
      project: row.project,
      donor: row.donor ?? row.offline_donor ?? '',
      reason: row.reason,
      way: row.way,
      day: row.day,
      reference: row.reference,
      revision: revisions.get(row.id) ?? null,
      state: row.state,
      asked_by: { id: row.asked_by, name: row.asker ?? '' },
      asked_at: row.asked_at.toISOString(),
      decided_by: row.decided_by === null ? null : { id: row.decided_by, name: row.decider ?? '' },
      decided_at: row.decided_at?.toISOString() ?? null,
      decision_note: row.decision_note,
      ended_at: row.ended_at?.toISOString() ?? null,
      failure: row.failure,
      may_decide: row.state === 'asked' && row.asked_by !== session.userId,
    }),
  )
  const data: RefundsPage = { rows, ...page }
  return { data }
}

/** By request: the tax year whose newest filed statement has the donation as it was before. */
async function revisionsDue(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; year: string }>`
    with asked as (
      select refund_requests.id, donation_id, ended_at,
        extract(year from coalesce(settled_at, created_at) at time zone 'Asia/Kolkata' - interval '3 months')::integer as began
      from refund_requests join donations on donations.id = donation_id
      where refund_requests.id in (${sql.join(ids)}) and refund_requests.state not in ('refused', 'failed')
    )
    select distinct asked.id, statements.year from asked
      join statements on version is not null and year = began || '-' || right((began + 1)::text, 2)
      join statement_rows on statement_id = statements.id and donations::jsonb @> to_jsonb(donation_id)
    where not exists (
      select from statements later where later.year = statements.year and later.version is not null
        and later.prepared_at > asked.ended_at)`.execute(db)
  return new Map(rows.map(({ id, year }) => [id, year]))
}
