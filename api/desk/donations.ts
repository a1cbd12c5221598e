import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type {
  searchSchema,
  StaffDonations,
  StaffDonationsQuery,
  staffDonationsQuerySchema,
} from '../../shared/contract/staff/donations.ts'
import { indianDay } from '../../shared/date.ts'
import type { Language } from '../../shared/languages.ts'
import { heldStates } from '../accounting/ledger/states.ts'
import { counted } from '../donation/findDonation.ts'
import { writeCsv } from '../partners/csv.ts'
import { reportSpan } from '../partners/reportSpan.ts'
import { answerCsv } from '../base/http/answerAttachment.ts'
import type { BeforeJson, Handler } from '../call.ts'
import { countRows } from '../storage/readPage.ts'
import type { Tables } from '../storage/tables/tables.ts'
import type { Reading, Recording } from '../storage/database.ts'
import { inLanguage } from '../storage/inLanguage.ts'

/** What a list shows of these donations, in the same order, with the names that they refer to. */
export async function describeRows({ db }: Reading, found: ReadonlyArray<{ id: number }>, language: Language) {
  const ids = found.map(({ id }) => id)
  const rows = await db
    .selectFrom('donations')
    .innerJoin(inLanguage('projects', language), 'projects.id', 'donations.project_id')
    .leftJoin('users', 'users.id', 'donations.user_id')
    .leftJoin('donors', 'donors.id', 'donations.donor_id')
    .leftJoin('partners', 'partners.id', 'donations.partner_id')
    .leftJoin('receipts', 'receipts.donation_id', 'donations.id')
    .where('donations.id', 'in', [0, ...ids])
    .select((eb) => [
      'donations.id',
      'donations.txn_id',
      counted.as('at'),
      eb.fn.coalesce('users.full_name', 'donors.full_name').as('donor'),
      'projects.title as project',
      'donations.purpose_text as purpose',
      'donations.amount',
      'donations.state',
      'donations.mode',
      'partners.name as partner',
      'receipts.number as receipt',
    ])
    .execute()
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => rowOf.get(id) ?? [])
}

/** The most people whose donations a search shows. */
const mostPeople = 500

/** What a search names: donations by one of their numbers, and people by a phone number, or the beginning of name or e-mail address. */
interface Searched {
  donations: readonly number[]
  users: readonly number[]
  donors: readonly number[]
}

/** A phone number's last ten digits, as the indexes have them: people write the country code, or not. */
export const phoneDigits = sql<string | null>`right(regexp_replace(contact_no, '\\D', '', 'g'), 10)`

/** Each branch reads an index of its own. People first and then their donations, so that the database knows how many there are. */
export async function findSearched({ db }: Reading, search: string): Promise<Searched> {
  const start = `${search.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`
  const digits = search.replace(/\D/g, '').slice(-10)
  // A shorter text is no whole number.
  const phone = digits.length === 10 ? digits : null
  const idsOf = async (query: RawBuilder<{ id: number }>) => (await query.execute(db)).rows.map(({ id }) => id)
  // An account's address is stored in small letters.
  const people = (name: 'users' | 'donors', email: RawBuilder<unknown>) => {
    const all = sql.table(name)
    return idsOf(sql`
      select id from ${all} where lower(full_name) like ${start}
      union select id from ${all} where ${email} like ${start}
      union select id from ${all} where contact_no is not null and ${phoneDigits} = ${phone} limit ${mostPeople}`)
  }
  const [donations, users, donors] = await Promise.all([
    idsOf(sql`
      select id from donations where txn_id = ${search.toUpperCase()}
      union select id from donations where provider_id = ${search}
      union select donation_id from receipts where number = ${search.toUpperCase()}`),
    people('users', sql`email`),
    people('donors', sql`lower(email)`),
  ])
  return { donations, users, donors }
}

const perPage = 100

/**
 * `POST staff/donations`. The donations that match, page by page, with their totals on the first page. `format=csv`: all of them as a file, after a recent
 * proof of identity (403 `reauthenticate`). 422 at the wrong parameter.
 */
export const listDonations: Handler<typeof staffDonationsQuerySchema, typeof searchSchema> = async (
  call,
  query,
  words,
) => {
  const { deps, language } = call
  const asked = { ...query, ...words }
  if (asked.format === 'csv')
    return answerCsv(readParts(deps, asked, language), `donations_${indianDay(deps.now())}.csv`)
  const found = await pageOf(await matchDonations(deps, asked), asked, perPage + 1).execute()
  const shown = found.slice(0, perPage)
  const data: BeforeJson<StaffDonations> = {
    rows: await describeRows(deps, shown, language),
    next: found.length > perPage ? String(shown.at(-1)?.id) : null,
    totals: asked.after ? null : await totalsOf(deps, asked),
  }
  return { data }
}

/** How many count, and their sum: paid, and neither refunded nor lost nor disputed. And how many others match. */
async function totalsOf(deps: Recording, asked: StaffDonationsQuery) {
  const matched = await matchDonations(deps, asked)
  const count = await countRows(matched.where('donations.state', 'in', heldStates))
  const others = (await countRows(matched)) - count
  // One pass over the lines: the view of balances would look each donation up by itself.
  const { net } = await deps.db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_lines', 'ledger_lines.entry_id', 'ledger_entries.id')
    .where('ledger_entries.line_count', '>', 0)
    .where('ledger_lines.account', 'in', ['donations', 'refunds', 'disputes'])
    .where('ledger_entries.donation_id', 'in', matched.select('donations.id'))
    .select(sql<number>`(coalesce(-sum(ledger_lines.amount_paise), 0) / 100.0)::float8`.as('net'))
    .executeTakeFirstOrThrow()
  return { count, net, others }
}

/** Donations that are in memory at a time. */
const batch = 1000

const head = ['txn_id', 'day', 'donor', 'project', 'purpose', 'amount_inr', 'state', 'mode', 'partner', 'receipt']

/** All matched donations as CSV, written while they are read. */
async function* readParts(deps: Recording, asked: StaffDonationsQuery, language: Language): AsyncGenerator<string> {
  yield writeCsv([head])
  for (let after: string | undefined = undefined; ; ) {
    const found = await pageOf(await matchDonations(deps, asked), { sort: asked.sort, after }, batch).execute()
    const cells = (await describeRows(deps, found, language)).map((row) => [
      row.txn_id,
      indianDay(row.at),
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
    if (found.length < batch) return
    after = String(found.at(-1)?.id)
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

/**
 * One page of the matched donations. A page begins after a row (not after a number of rows), so a deep page costs as much as the first.
 * @param after id of the last donation of the page before
 */
export function pageOf(matched: Matched, { sort, after }: Pick<StaffDonationsQuery, 'sort' | 'after'>, limit: number) {
  const by = sort.endsWith('at') ? counted : sql<Date>`donations.amount`
  const falls = sort.startsWith('-')
  const order = falls ? 'desc' : 'asc'
  const follows = (id: number) => sql<boolean>`
    (${by}, donations.id) ${falls ? sql`<` : sql`>`} ((select ${by} from donations where donations.id = ${id}), ${id}::bigint)`
  return matched
    .$if(after !== undefined, (rows) => rows.where(follows(Number(after))))
    .select('donations.id')
    .orderBy(by, order)
    .orderBy('donations.id', order)
    .limit(limit)
}
