import { caseQuerySchema, type StaffCase } from '../../../shared/contract/staff/reconciliation.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { readQuery } from '../../base/http/readRequest.ts'
import { notFound } from '../../base/http/refusal.ts'
import { describeCase, isGone } from './listCases.ts'

/** How many stored messages a case shows. */
const EVENTS = 50

/** `GET staff/case?id=7`: one case with its evidence, notes and the stored messages about the transaction. 404 for an unknown one. */
export async function readCase({ deps, url }: Call<Session>): Promise<Answer> {
  const id = Number(readQuery(url, caseQuerySchema).id)
  const row = await deps.db
    .selectFrom('cases')
    .leftJoin('donations', 'donations.id', 'cases.donation_id')
    .leftJoin('users', 'users.id', 'cases.closed_by')
    .selectAll('cases')
    .select(['donations.amount', 'users.full_name'])
    .select(isGone)
    .where('cases.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  const events = await deps.db
    .selectFrom('payment_events')
    .select(['id', 'source', 'verified', 'note', 'created_at'])
    .where('txn_id', '=', row.txn_id)
    .orderBy('id', 'desc')
    .limit(EVENTS)
    .execute()
  const notes = await deps.db
    .selectFrom('case_notes')
    .leftJoin('users', 'users.id', 'case_notes.actor_id')
    .select(['note', 'full_name', 'case_notes.created_at'])
    .where('case_id', '=', id)
    .orderBy('case_notes.id')
    .execute()
  const data: StaffCase = {
    ...describeCase(row),
    provider_id: row.provider_id,
    evidence: JSON.parse(row.evidence),
    events: events.map(({ created_at, ...event }) => ({ ...event, at: created_at.toISOString() })),
    notes: notes.map(({ note, full_name, created_at }) => ({
      note,
      name: full_name ?? '',
      at: created_at.toISOString(),
    })),
    closed_by: row.full_name ?? '',
  }
  return { data }
}
