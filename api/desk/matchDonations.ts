import { type SelectQueryBuilder, sql } from 'kysely'
import type { StaffDonationsQuery } from '../../shared/contract/staff/donationsQuery.ts'
import type { Dependencies } from '../dependencies.ts'
import { counted } from '../donation/history/listDonations.ts'
import { reportSpan } from '../partners/reportSpan.ts'
import { findSearched } from './findSearched.ts'
import type { Tables } from '../storage/tables/tables.ts'

type Matched = SelectQueryBuilder<Tables, 'donations', object>

/** The donations that the filters of the desk leave, in no order. */
export async function matchDonations(
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  asked: StaffDonationsQuery,
): Promise<Matched> {
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
  { db }: Pick<Dependencies, 'db'>,
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
