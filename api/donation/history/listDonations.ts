import { type ExpressionBuilder, sql } from 'kysely'
import { type DonationHistory, donationQuerySchema } from '../../../shared/contract/donation/donationHistory.ts'
import type { Answer, Call, Session } from '../../platform/http/call.ts'
import { checkPayload } from '../../platform/http/readBody.ts'
import type { Dependencies } from '../../dependencies.ts'
import { heldStates, paidStates } from '../../accounting/ledger/states.ts'
import { financialYearBounds } from '../../payment/financialYear.ts'
import { financialYear } from '../../payment/financialYear.ts'
import { isOwn } from '../isOwn.ts'
import type { Tables } from '../../storage/tables/tables.ts'
import { describeDonations } from '../status.ts'

/** The moment that decides a donation's day and financial year: when it is settled, or otherwise when it is created. */
export const counted = sql<Date>`coalesce(donations.settled_at, donations.created_at)`

/**
 * `GET donation?page=1&per_page=10&year=2026-27`. The donor's own recorded donations, newest first, each with its financial year and, after confirmation, its
 * receipt. At most 50 a page; 422 for more.
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
    .select(maybeTwice.as('maybe_twice'))
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  const described = await describeDonations(deps, rows, language)
  const data: DonationHistory = {
    rows: described.map(({ status, receipt }, index) => {
      const row = rows[index]
      const more = row ? { year: financialYear(row.settled_at ?? row.created_at), maybe_twice: row.maybe_twice } : {}
      return { ...status, ...more, receipt }
    }),
    page,
    per_page: perPage,
    total,
  }
  return { data }
}

/** Whether another donation of the same donor, project and amount is within a quarter of an hour, and the trust has the money of both. */
const maybeTwice = sql<boolean>`donations.state in (${sql.join(heldStates)}) and exists (
  select from donations as other
  where other.user_id = donations.user_id and other.id <> donations.id
    and other.project_id = donations.project_id and other.amount = donations.amount
    and other.state in (${sql.join(heldStates)})
    and other.settled_at between donations.settled_at - interval '15 minutes' and donations.settled_at + interval '15 minutes'
)`

/** Whether a row is a donation, and not only prepared. A payment without a record is a donation, too. */
export const isRecorded = (eb: ExpressionBuilder<Tables, 'donations'>) =>
  eb.or([eb('donations.recorded_at', 'is not', null), eb('donations.state', 'in', paidStates)])

/** The donations that a person sees as their own, with those of donors who were merged into the account. */
export function ownDonations(deps: Pick<Dependencies, 'db'>, userId: number) {
  return deps.db.selectFrom('donations').where(isOwn(userId)).where(isRecorded)
}
