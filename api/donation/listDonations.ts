import { type ExpressionBuilder, sql } from 'kysely'
import { type DonationHistory, donationQuerySchema } from '../../shared/contract/donationHistory.ts'
import type { Answer, Call, Session } from '../http/call.ts'
import { checkPayload } from '../http/readBody.ts'
import type { Dependencies } from '../dependencies.ts'
import { financialYearBounds } from '../payment/financialYear.ts'
import { financialYear } from '../payment/receipt.ts'
import type { Tables } from '../storage/tables.ts'
import { describeDonations } from './status.ts'

/** The moment that decides a gift's day and financial year: that of its receipt where there is one. */
export const counted = sql<Date>`coalesce(donations.settled_at, donations.created_at)`

/**
 * `GET donation?page=1&per_page=10&year=2026-27`. Own recorded gifts, newest first, each with its financial year and, once confirmed, its receipt; at most
 * 50 a page, 422 beyond.
 */
export async function listDonations({ deps, url, session, language }: Call<Session>): Promise<Answer> {
  const query = checkPayload(donationQuerySchema, Object.fromEntries(url.searchParams))
  const [page, perPage] = [Number(query.page), Number(query.per_page)]
  let own = ownDonations(deps, session.userId)
  if (query.year) {
    const { from, before } = financialYearBounds(query.year)
    own = own.where(counted, '>=', from).where(counted, '<', before)
  }
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await own
    .selectAll('donations')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  const receipts = await receiptsOf(
    deps,
    rows.map((row) => row.id),
  )
  const statuses = await describeDonations(deps, rows, language)
  const data: DonationHistory = {
    rows: statuses.map((status, index) => {
      const row = rows[index]
      const receipt = row && receipts.get(row.id)
      return {
        ...status,
        ...(row ? { year: financialYear(row.settled_at ?? row.created_at) } : {}),
        receipt: receipt ? { number: receipt.number, issued_at: receipt.created_at.toISOString() } : null,
      }
    }),
    page,
    per_page: perPage,
    total,
  }
  return { data }
}

/** Which rows are gifts, and not only prepared ones. A payment that came before its record is a gift too. */
export const isRecorded = (eb: ExpressionBuilder<Tables, 'donations'>) =>
  eb.or([eb('donations.recorded_at', 'is not', null), eb('donations.state', '=', 'success')])

/** Gifts that a person sees as theirs. */
export function ownDonations(deps: Pick<Dependencies, 'db'>, userId: number) {
  return deps.db.selectFrom('donations').where('user_id', '=', userId).where(isRecorded)
}

async function receiptsOf(deps: Pick<Dependencies, 'db'>, donationIds: readonly number[]) {
  if (donationIds.length === 0) return new Map<number, { number: string; created_at: Date }>()
  const rows = await deps.db.selectFrom('receipts').selectAll().where('donation_id', 'in', donationIds).execute()
  return new Map(rows.map((row) => [row.donation_id, row]))
}
