import { type SelectQueryBuilder, sql } from 'kysely'
import type { StaffDonations } from '../../shared/contract/staff/donations.ts'
import { type StaffDonationsQuery, staffDonationsQuerySchema } from '../../shared/contract/staff/donationsQuery.ts'
import { indianDay } from '../../shared/date.ts'
import type { Language } from '../../shared/languages.ts'
import { counted } from '../donation/history/listDonations.ts'
import { writeCsv } from '../partners/csv.ts'
import { reportSpan } from '../partners/reportSpan.ts'
import { answerCsv } from '../base/http/answerAttachment.ts'
import type { Answer, Call, Session } from '../call.ts'
import { readQuery } from '../base/http/readRequest.ts'
import { countRows } from '../storage/readPage.ts'
import type { Tables } from '../storage/tables/tables.ts'
import { describeRows } from './describeRows.ts'
import { findSearched } from './findSearched.ts'
import type { Reading, Recording } from '../storage/database.ts'

const perPage = 100

/**
 * `GET staff/donations`. The donations that match, page by page, with their totals on the first page. `format=csv`: all of them as a file, after a recent
 * proof of identity (403 `reauthenticate`). 422 at the wrong parameter.
 */
export async function listDonations({ deps, url, language }: Call<Session>): Promise<Answer> {
  const asked = readQuery(url, staffDonationsQuerySchema)
  if (asked.format === 'csv') return exportDonations(deps, asked, language)
  const page = await pageOf(deps, await matchDonations(deps, asked), asked, perPage + 1)
  const rows = await page.execute()
  const shown = rows.slice(0, perPage)
  const data: StaffDonations = {
    rows: await describeRows(deps, shown, language),
    next: rows.length > perPage ? String(shown.at(-1)?.id) : null,
    totals: asked.after ? null : await totalsOf(deps, asked),
  }
  return { data }
}

/** How many, and what counts of them: paid, and neither refunded nor lost nor disputed. */
async function totalsOf(deps: Recording, asked: StaffDonationsQuery) {
  const matched = await matchDonations(deps, asked)
  const count = await countRows(matched)
  // One pass over the lines: the view of balances would look each donation up by itself.
  const { net } = await deps.db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_lines', 'ledger_lines.entry_id', 'ledger_entries.id')
    .where('ledger_entries.line_count', '>', 0)
    .where('ledger_lines.account', 'in', ['donations', 'refunds', 'disputes'])
    .where('ledger_entries.donation_id', 'in', matched.select('donations.id'))
    .select(sql<number>`(coalesce(-sum(ledger_lines.amount_paise), 0) / 100)::bigint`.as('net'))
    .executeTakeFirstOrThrow()
  return { count, net }
}

/** Donations that are in memory at a time. */
const batch = 1000

const head = ['txn_id', 'day', 'donor', 'project', 'purpose', 'amount_inr', 'state', 'mode', 'partner', 'receipt']

/** All matched donations as CSV, written while they are read. */
function exportDonations(deps: Recording, asked: StaffDonationsQuery, language: Language): Response {
  return answerCsv(readParts(deps, asked, language), `donations_${indianDay(deps.now())}.csv`)
}

async function* readParts(deps: Recording, asked: StaffDonationsQuery, language: Language): AsyncGenerator<string> {
  yield writeCsv([head])
  for (let after: string | undefined = undefined; ; ) {
    const page = await pageOf(deps, await matchDonations(deps, asked), { sort: asked.sort, after }, batch)
    const rows = await page.execute()
    const cells = (await describeRows(deps, rows, language)).map((row) => [
      row.txn_id,
      indianDay(new Date(row.at)),
      row.donor ?? '',
      row.project,
      row.purpose ?? '',
      row.amount,
      row.state,
      row.mode,
      row.partner ?? '',
      row.receipt ?? '',
    ])
    // Only the beginning of the file has the mark of its encoding.
    if (cells.length > 0) yield writeCsv(cells).slice(1)
    if (rows.length < batch) return
    after = String(rows.at(-1)?.id)
  }
}

type Matched = SelectQueryBuilder<Tables, 'donations', object>

/** The donations that the filters of the desk leave, in no order. */
export async function matchDonations({ db, now }: Recording, asked: StaffDonationsQuery): Promise<Matched> {
  const { state, from, to, project, purpose, mode, partner, least, most, search } = asked
  let rows: Matched = db.selectFrom('donations')
  rows = state ? rows.where('donations.state', '=', state) : rows.where('donations.state', '<>', 'created')
  if (from) rows = rows.where(counted, '>=', reportSpan({ from }, now()).begins)
  if (to) rows = rows.where(counted, '<', reportSpan({ to }, now()).ends)
  if (project) rows = rows.where('donations.project_id', '=', Number(project))
  if (purpose) rows = rows.where('donations.purpose_id', '=', Number(purpose))
  if (mode) rows = rows.where('donations.mode', '=', mode)
  if (partner) rows = rows.where('donations.partner_id', '=', partner)
  if (least) rows = rows.where('donations.amount', '>=', Number(least))
  if (most) rows = rows.where('donations.amount', '<=', Number(most))
  if (!search) return rows
  const { donations, users, donors } = await findSearched({ db }, search)
  return rows.where((eb) =>
    eb.or([
      // No list may be empty; no row has the id 0.
      eb('donations.id', 'in', [0, ...donations]),
      eb('donations.user_id', 'in', [0, ...users]),
      eb('donations.donor_id', 'in', [0, ...donors]),
    ]),
  )
}

const orders = {
  at: { by: counted, type: sql`timestamptz` },
  amount: { by: sql<Date>`donations.amount`, type: sql`integer` },
}

/**
 * One page of the matched donations. A page begins after a row (not after a number of rows), so a deep page costs as much as the first.
 * @param after id of the last donation of the page before
 */
export async function pageOf(
  { db }: Reading,
  matched: Matched,
  { sort, after }: Pick<StaffDonationsQuery, 'sort' | 'after'>,
  limit: number,
) {
  const { by, type } = orders[sort.endsWith('at') ? 'at' : 'amount']
  const falls = sort.startsWith('-')
  let rows = matched
  if (after) {
    const last = await db
      .selectFrom('donations')
      .select(sql<string>`${by}::text`.as('value'))
      .where('id', '=', Number(after))
      .executeTakeFirst()
    // Its text keeps the microseconds, which a `Date` loses.
    if (last)
      rows = rows.where(
        sql<boolean>`(${by}, donations.id) ${falls ? sql`<` : sql`>`} (${last.value}::text::${type}, ${Number(after)}::bigint)`,
      )
  }
  const order = falls ? 'desc' : 'asc'
  return rows.selectAll('donations').orderBy(by, order).orderBy('donations.id', order).limit(limit)
}
