/** Monthly donations at the staff desk (decision 087). Nothing here is a sum: a mandate is no income until a debit has succeeded. */
import { type SelectQueryBuilder, sql } from 'kysely'
import type { MandateState } from '../../shared/contract/donation/mandate.ts'
import { searchSchema } from '../../shared/contract/staff/donations.ts'
import {
  mandateQuerySchema,
  mandateStateNames,
  type StaffMandate,
  type StaffMandateMonth,
  type StaffMandateRow,
  type StaffMandates,
  staffMandatesQuerySchema,
  stopMandateSchema,
} from '../../shared/contract/staff/mandates.ts'
import { mandateDays } from '../../shared/contract/staff/overview.ts'
import type { Language } from '../../shared/languages.ts'
import { audit } from '../audit/audit.ts'
import { readJson, readQuery } from '../base/http/readRequest.ts'
import { conflict, notFound } from '../base/http/refusal.ts'
import type { Answer, Call, Session } from '../call.ts'
import { dayAfter } from '../mandates/mandateRules.ts'
import { queueStopAsked } from '../mandates/mandateMails.ts'
import { type Mandate, moveMandate, settledStates } from '../mandates/mandates.ts'
import { indianDate } from '../payment/financialYear.ts'
import type { Reading, Recording } from '../storage/database.ts'
import { inLanguage } from '../storage/inLanguage.ts'
import { countRows } from '../storage/readPage.ts'
import type { Tables } from '../storage/tables/tables.ts'
import { findSearched } from './donations.ts'
import { readKey } from './donorKey.ts'

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
  const today = indianDate(now())
  return { due: await countRows(dueOnes(rows, today)), failed: await countRows(failedOnes(rows, today)) }
}

/** `POST staff/mandates`. The newest first, page by page, with the counts of each state on the first page. */
export async function listMandates({ deps, request, url, language }: Call<Session>): Promise<Answer> {
  const { db, now } = deps
  const { state, project, key, after } = readQuery(url, staffMandatesQuerySchema)
  const { search } = await readJson(request, searchSchema)
  let rows: Matched = db.selectFrom('mandates')
  if (project) rows = rows.where('project_id', '=', Number(project))
  // Only an account gives monthly.
  if (key) rows = rows.where('user_id', '=', readKey(key).kind === 'account' ? readKey(key).id : 0)
  if (search) rows = rows.where('user_id', 'in', [0, ...(await findSearched(deps, search)).users])
  const all = rows
  const today = indianDate(now())
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
    .selectAll('mandates')
    .orderBy('id', 'desc')
    .limit(perPage + 1)
    .execute()
  const data: StaffMandates = {
    rows: await describe(deps, found.slice(0, perPage), language),
    next: found.length > perPage ? String(found[perPage - 1]?.id) : null,
    totals: after ? null : { ...(await mandateTotals(deps, all)), states: await countStates(all) },
  }
  return { data }
}

async function countStates(rows: Matched): Promise<Record<MandateState, number>> {
  const counts = await rows
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  const countOf = new Map(counts.map(({ state, count }) => [state, Number(count)]))
  return Object.fromEntries(mandateStateNames.map((state) => [state, countOf.get(state) ?? 0])) as Record<
    MandateState,
    number
  >
}

/** What a list shows of mandates: donor, project, next debit and newest month. */
async function describe({ db }: Reading, mandates: readonly Mandate[], language: Language): Promise<StaffMandateRow[]> {
  if (mandates.length === 0) return []
  const named = await db
    .selectFrom('mandates')
    .leftJoin('users', 'users.id', 'user_id')
    .leftJoin(inLanguage('projects', language), 'projects.id', 'mandates.project_id')
    .select(['mandates.id', 'users.full_name', 'projects.title', hasNext.as('has_next')])
    .where(
      'mandates.id',
      'in',
      mandates.map(({ id }) => id),
    )
    .execute()
  const namesOf = new Map(named.map((row) => [row.id, row]))
  const months = await monthsOf(
    { db },
    mandates.map(({ id }) => id),
    1,
  )
  return mandates.map(({ id, state, user_id, amount, day, next_on }) => {
    const names = namesOf.get(id)
    return {
      id,
      state,
      donor: user_id === null ? null : { key: `account-${user_id}`, name: names?.full_name ?? '' },
      project: names?.title ?? '',
      amount,
      day,
      next: names?.has_next ? next_on : null,
      last: months.get(id)?.[0] ?? null,
    }
  })
}

/** The newest months of each mandate, newest first. */
async function monthsOf({ db }: Reading, ids: readonly number[], most: number) {
  const { rows } = await sql<StaffMandateMonth & { id: number }>`
    select mandates.id, months.* from mandates cross join lateral (
      select debit_on as day, mandate_cycles.state, mandate_cycles.amount, attempts, mandate_cycles.reason, txn_id
      from mandate_cycles left join donations on donations.id = donation_id
      where mandate_id = mandates.id order by cycle desc limit ${most}
    ) as months where mandates.id in (${sql.join([...ids])}) order by day desc`.execute(db)
  const months = new Map<number, StaffMandateMonth[]>()
  for (const { id, ...month } of rows) months.set(id, [...(months.get(id) ?? []), month])
  return months
}

/** `GET staff/mandate?id=7`. 404 for an unknown one. */
export async function readStaffMandate({ deps, url, language }: Call<Session>): Promise<Answer> {
  const { db } = deps
  const { id } = readQuery(url, mandateQuerySchema)
  const mandate = await db.selectFrom('mandates').selectAll().where('id', '=', Number(id)).executeTakeFirst()
  const [row] = mandate ? await describe(deps, [mandate], language) : []
  if (!mandate || !row) throw notFound()
  const { stop_way, stop_on, stop_note, stop_by } = mandate
  const writer =
    stop_by === null
      ? null
      : await db.selectFrom('users').select('full_name').where('id', '=', stop_by).executeTakeFirst()
  const today = indianDate(deps.now())
  const data: StaffMandate = {
    ...row,
    most: mandate.most,
    until: mandate.ends_on,
    paused_until: mandate.paused_until !== null && mandate.paused_until > today ? mandate.paused_until : null,
    ended_by: mandate.ended_by,
    provider_id: mandate.provider_id,
    created_at: mandate.created_at.toISOString(),
    changed_at: mandate.changed_at.toISOString(),
    asked_at: mandate.asked_at?.toISOString() ?? null,
    stop:
      stop_way && stop_on
        ? { way: stop_way, day: stop_on, note: stop_note ?? '', by: writer?.full_name ?? null }
        : null,
    months: (await monthsOf(deps, [mandate.id], 1_000)).get(mandate.id) ?? [],
  }
  return { data }
}

/**
 * `POST staff/stop-mandate`. Nothing more is debited from now on, and the donor gets a mail that says so. The job asks the provider to end it; the donor gets the second mail
 * when the provider has confirmed that. 404; 409 `monthly_over`; 422 at the fields.
 */
export async function stopOnWord({ deps, request, session }: Call<Session>): Promise<Answer> {
  const at = deps.now()
  const { id, way, day, note } = await readJson(request, stopMandateSchema(indianDate(at)))
  await deps.db.transaction().execute(async (db) => {
    const mandate = await db.selectFrom('mandates').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
    if (!mandate) throw notFound()
    const stopped = await moveMandate(db, id, 'stop_asked', { at, endedBy: 'staff' })
    if (!stopped) throw conflict('monthly_over')
    const proof = { stop_way: way, stop_on: day, stop_note: note, stop_by: session.userId }
    await db.updateTable('mandates').set(proof).where('id', '=', id).execute()
    await queueStopAsked({ ...deps, db }, stopped, { way, day })
    const about = { subject: { kind: 'mandate', id }, details: { way, day } } as const
    await audit({ db, now: deps.now }, session.userId, 'mandate.stopped', about)
  })
  deps.mailer.wake()
  return { data: null }
}
