import { type ExpressionBuilder, sql } from 'kysely'
import type {
  DonationHistory,
  donationQuerySchema,
  DonationRow,
  DonationYear,
} from '../../shared/contract/donation/donation.ts'
import type { Answer, Call, Session, Handler } from '../call.ts'
import { readPage } from '../storage/readPage.ts'
import { heldStates, paidStates, wasPaid } from '../accounting/ledger/states.ts'
import { financialYear, financialYearBounds } from '../payment/financialYear.ts'
import { counted, countedYear, type Donation, isOwn } from './findDonation.ts'
import type { Tables } from '../storage/tables/tables.ts'
import { deedsOf } from './deeds.ts'
import { describeDonations } from './status.ts'
import type { Reading } from '../storage/database.ts'

/**
 * `GET donation?page=1&per_page=10&year=2026-27`. The donor's own recorded donations, newest first, each with its financial year and, after confirmation, its
 * receipt. At most 50 a page; 422 for more.
 */
export const listDonations: Handler<typeof donationQuerySchema> = async ({ deps, session, language }, query) => {
  let own = ownDonations(deps, session.userId)
  if (query.year) {
    const { from, before } = financialYearBounds(query.year)
    own = own.where(counted, '>=', from).where(counted, '<', before)
  }
  const shown = own
    .innerJoin('donation_balances', 'donation_balances.donation_id', 'donations.id')
    .selectAll('donations')
    .select(['net_rupees', maybeTwice.as('maybe_twice')])
    .orderBy('donations.id', 'desc')
  const { rows, ...page } = await readPage(own, shown, query)
  const described = await describeDonations(deps, rows, language)
  const deeds = await deedsOf(
    deps,
    rows.map(({ id }) => id),
    language,
  )
  const data: DonationHistory = {
    rows: described.map(({ status, receipt }, index) => {
      const row = rows[index]
      return { ...status, ...(row && { ...ownFacts(row), deeds: deeds.get(row.id) ?? [] }), receipt }
    }),
    ...page,
  }
  return { data }
}

/** What the list tells beyond the donation's status. */
function ownFacts(row: Donation & { net_rupees: number; maybe_twice: boolean }): Partial<DonationRow> {
  const notCounted = wasPaid(row.state) ? row.amount - row.net_rupees : 0
  return {
    year: financialYear(row.settled_at ?? row.created_at),
    maybe_twice: row.maybe_twice,
    ...(notCounted > 0 && { not_counted: notCounted }),
  }
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
export function ownDonations(deps: Reading, userId: number) {
  return deps.db.selectFrom('donations').where(isOwn(userId)).where(isRecorded)
}

/**
 * `GET donation/years` (our addition). The Indian financial years with donations of the caller, newest first, with their totals. A
 * donation counts in `total` with what was paid and neither refunded nor lost.
 */
export async function listYears({ deps, session }: Call<Session>): Promise<Answer> {
  const data: DonationYear[] = await ownDonations(deps, session.userId)
    .innerJoin('donation_balances', 'donation_balances.donation_id', 'donations.id')
    .select([
      countedYear.as('year'),
      sql<number>`count(*)`.as('gifts'),
      sql<number>`count(*) filter (where net_rupees > 0)`.as('confirmed'),
      // Fractions add up to the paisa only if they are exact.
      sql<number>`sum(net_rupees::numeric)::float8`.as('total'),
    ])
    .groupBy(countedYear)
    .orderBy('year', 'desc')
    .execute()
  return { data }
}
