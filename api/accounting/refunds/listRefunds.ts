import { refundsQuerySchema, type RefundsPage, type StaffRefund } from '../../../shared/contract/staff/refunds.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { readQuery } from '../../base/http/readRequest.ts'
import { inLanguage } from '../../storage/inLanguage.ts'
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
    .leftJoin('users as asker', 'asker.id', 'refund_requests.asked_by')
    .leftJoin('users as decider', 'decider.id', 'refund_requests.decided_by')
    .selectAll('refund_requests')
    .select(['txn_id', 'donations.amount as donation_amount', 'donor.full_name as donor', 'projects.title as project'])
    .select(['asker.full_name as asker', 'decider.full_name as decider'])
    .orderBy('refund_requests.id', 'desc')
  const { rows: found, ...page } = await readPage(wanted, shown, query)
  const rows = found.map(
    (row): StaffRefund => ({
      id: row.id,
      donation_id: row.donation_id,
      txn_id: row.txn_id,
      amount: row.amount,
      donation_amount: row.donation_amount,
      project: row.project,
      donor: row.donor ?? '',
      reason: row.reason,
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
