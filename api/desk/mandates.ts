/** Monthly donations at the staff desk (decision 087). Nothing here is a sum: a mandate is no income until a debit has succeeded. */
import { type SelectQueryBuilder, sql } from 'kysely'
import type { MandateState } from '../../shared/contract/donation/mandate.ts'
import type { searchSchema } from '../../shared/contract/staff/donations.ts'
import {
  type mandateQuerySchema,
  mandateStateNames,
  type StaffMandate,
  type StaffMandateMonth,
  type StaffMandateRow,
  type StaffMandates,
  type staffMandatesQuerySchema,
  type stopMandateSchema,
} from '../../shared/contract/staff/mandates.ts'
import { mandateDays } from '../../shared/contract/staff/overview.ts'
import type { Language } from '../../shared/languages.ts'
import { audit } from '../audit/audit.ts'
import { conflict, notFound } from '../base/http/refusal.ts'
import { type BeforeJson, type Handler, inTransaction } from '../call.ts'
import { queueStopAsked } from '../mandates/mandateMails.ts'
import { moveMandate, settledStates } from '../mandates/mandates.ts'
import type { Reading, Recording } from '../storage/database.ts'
import { inLanguage } from '../storage/inLanguage.ts'
import { countRows } from '../storage/readPage.ts'
import type { Tables } from '../storage/tables/tables.ts'
import { findSearched } from './donations.ts'
import { readKey } from './donorKey.ts'
import { indianDay } from '../../shared/date.ts'
import { dayAfter } from '../payment/financialYear.ts'

const perPage = 100

type Matched = SelectQueryBuilder<Tables, 'mandates', object>

/** Has a next debit. The job plans again within a day, so a month that is settled meanwhile counts no more. */
const hasNext = sql<boolean>`mandates.state = 'active' and not exists (
  select from mandate_cycles where mandate_id = mandates.id and cycle = left(mandates.next_on, 7)
    and mandate_cycles.state in (${sql.join([...settledStates])}))`

const dueOnes = (rows: Matched, today: string): Matched =>
  rows.where('next_on', '>=', today).where('next_on', '<=', dayAfter(today, mandateDays)).where(hasNext)

const failedOnes = (rows: Matched, today: string): Matched =>
  rows.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('mandate_cycles')
        .select('cycle')
        .whereRef('mandate_id', '=', 'mandates.id')
        .where('mandate_cycles.state', '=', 'failed')
        .where('debit_on', '>=', dayAfter(today, -mandateDays)),
    ),
  )

/** How many debits are due soon, and how many mandates had a failed month lately. */
export async function mandateTotals({ db, now }: Recording, rows: Matched = db.selectFrom('mandates')) {
  const today = indianDay(now())
  return { due: await countRows(dueOnes(rows, today)), failed: await countRows(failedOnes(rows, today)) }
}

/** `POST staff/mandates`. The newest first, page by page, with the counts of each state on the first page. */
export const listMandates: Handler<typeof staffMandatesQuerySchema, typeof searchSchema> = async (
  { deps, language },
  { state, project, key, after },
  { search },
) => {
  const { db, now } = deps
  let rows: Matched = db.selectFrom('mandates')
  if (project) rows = rows.where('project_id', '=', Number(project))
  // Only an account gives monthly.
  if (key) rows = rows.where('user_id', '=', readKey(key).kind === 'account' ? readKey(key).id : 0)
  if (search) rows = rows.where('user_id', 'in', [0, ...(await findSearched(deps, search)).users])
  const all = rows
  const today = indianDay(now())
  if (state === 'due') rows = dueOnes(rows, today)
  else if (state === 'failed') rows = failedOnes(rows, today)
  else if (state) rows = rows.where('state', '=', state)
  // A payment form that nobody sent is no monthly donation. One that a bank registers until tomorrow has the provider's number.
  else
    rows = rows.where((eb) => {
      const isAtBank = eb.and([eb('registration_txn_id', 'is not', null), eb('provider_id', 'is not', null)])
      return eb.or([eb('state', '<>', 'registering'), isAtBank])
    })
  if (after) rows = rows.where('id', '<', Number(after))
  const found = await rows
    .select('id')
    .orderBy('id', 'desc')
    .limit(perPage + 1)
    .execute()
  const ids = found.slice(0, perPage).map(({ id }) => id)
  const data: StaffMandates = {
    rows: await describe(deps, ids, language),
    next: found.length > perPage ? String(ids.at(-1)) : null,
    totals: after ? null : { ...(await mandateTotals(deps, all)), states: await countStates(all) },
  }
  return { data }
}

const countStates = (rows: Matched): Promise<Record<MandateState, number>> =>
  rows
    .select(({ fn }) => mandateStateNames.map((name) => fn.countAll<number>().filterWhere('state', '=', name).as(name)))
    .executeTakeFirstOrThrow()

/** What a list shows of these mandates, the newest first: donor, project, next debit and newest month. */
const describe = ({ db }: Reading, ids: readonly number[], language: Language): Promise<StaffMandateRow[]> =>
  db
    .selectFrom('mandates')
    .innerJoin(inLanguage('projects', language), 'projects.id', 'mandates.project_id')
    .leftJoin('users', 'users.id', 'user_id')
    .select(['mandates.id', 'mandates.state', 'mandates.amount', 'mandates.day', 'projects.title as project'])
    .select((eb) => [
      eb.case().when(hasNext).then(eb.ref('next_on')).end().as('next'),
      sql<StaffMandateMonth | null>`${newestMonths(1)}->0`.as('last'),
      sql<StaffMandateRow['donor']>`case when user_id is not null then
        json_build_object('key', 'account-' || user_id, 'name', coalesce(full_name, '')) end`.as('donor'),
    ])
    .where('mandates.id', 'in', [0, ...ids])
    .orderBy('mandates.id', 'desc')
    .execute()

/** The newest months of a row of `mandates`, newest first. */
const newestMonths = (most: number) => sql<StaffMandateMonth[]>`(
  select coalesce(json_agg(months order by day desc), '[]') from (
    select debit_on as day, mandate_cycles.state, mandate_cycles.amount, attempts, mandate_cycles.reason, txn_id
    from mandate_cycles left join donations on donations.id = donation_id
    where mandate_id = mandates.id order by cycle desc limit ${most}
  ) as months)`

/** `GET staff/mandate?id=7`. 404 for an unknown one. */
export const readStaffMandate: Handler<typeof mandateQuerySchema> = async ({ deps, language }, { id }) => {
  const { db } = deps
  const mandate = await db
    .selectFrom('mandates')
    .leftJoin('users', 'users.id', 'stop_by')
    .select(['mandates.id', 'most', 'ends_on as until', 'paused_until', 'ended_by', 'provider_id'])
    .select(['mandates.created_at', 'changed_at', 'asked_at'])
    .select(newestMonths(1_000).as('months'))
    .select(['stop_way as way', 'stop_on as day', 'stop_note as note', 'users.full_name as by'])
    .where('mandates.id', '=', Number(id))
    .executeTakeFirst()
  const [row] = mandate ? await describe(deps, [mandate.id], language) : []
  if (!mandate || !row) throw notFound()
  const { way, day, note, by, paused_until, ...agreed } = mandate
  const data: BeforeJson<StaffMandate> = {
    ...row,
    ...agreed,
    paused_until: paused_until !== null && paused_until > indianDay(deps.now()) ? paused_until : null,
    stop: way && day ? { way, day, note: note ?? '', by } : null,
  }
  return { data }
}

/**
 * `POST staff/stop-mandate`. Nothing more is debited from now on, and the donor gets a mail that says so. The job asks the provider to end it; the donor gets the second mail
 * when the provider has confirmed that. 404; 409 `monthly_over`; 422 at the fields.
 */
export const stopOnWord = inTransaction<typeof stopMandateSchema>(async ({ deps, session }, { id, way, day, note }) => {
  const { db } = deps
  const mandate = await db.selectFrom('mandates').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!mandate) throw notFound()
  const stopped = await moveMandate(db, id, 'stop_asked', { at: deps.now(), endedBy: 'staff' })
  if (!stopped) throw conflict('monthly_over')
  const proof = { stop_way: way, stop_on: day, stop_note: note, stop_by: session.userId }
  await db.updateTable('mandates').set(proof).where('id', '=', id).execute()
  await queueStopAsked(deps, stopped, { way, day })
  await audit(deps, session.userId, 'mandate.stopped', { subject: { kind: 'mandate', id }, details: { way, day } })
  return { data: null }
})
