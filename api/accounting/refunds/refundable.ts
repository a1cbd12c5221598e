import type { Kysely } from 'kysely'
import type { RefundState } from '../../../shared/contract/staff/refunds.ts'
import type { Donation } from '../../donation/findDonation.ts'
import { wasPaid } from '../ledger/states.ts'
import type { Tables } from '../../storage/tables/tables.ts'

/** Requests that may still take money. */
export const waitingRefunds = ['asked', 'approved', 'sent'] as const satisfies readonly RefundState[]

/** The provider has money of the donation that can go back through it. */
export const isRefundable = ({ mode, provider_id, state }: Pick<Donation, 'mode' | 'provider_id' | 'state'>): boolean =>
  mode === 'provider' && Boolean(provider_id) && wasPaid(state)

/**
 * Whole rupees of a donation that may still be refunded: paid, less what went back, is disputed, or is asked for already. Locks the donation, so that two
 * requests cannot both take the rest. Null if it is no paid online donation.
 *
 * @param exceptId a request that does not count, because it is the one in question
 */
export async function lockRefundable(db: Kysely<Tables>, donationId: number, exceptId = 0): Promise<number | null> {
  const donation = await db
    .selectFrom('donations')
    .select(['state', 'mode', 'provider_id'])
    .where('id', '=', donationId)
    .forUpdate()
    .executeTakeFirst()
  if (!donation || !isRefundable(donation)) return null
  const sums = await db
    .selectFrom('donation_sums')
    .selectAll()
    .where('donation_id', '=', donationId)
    .executeTakeFirstOrThrow()
  const { asked } = await db
    .selectFrom('refund_requests')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.val(0)).as('asked'))
    .where('donation_id', '=', donationId)
    .where('state', 'in', [...waitingRefunds])
    .where('id', '<>', exceptId)
    .executeTakeFirstOrThrow()
  const leftPaise = sums.paid - sums.refunded - sums.lost - sums.disputed
  return Math.max(0, Math.floor(leftPaise / 100) - Number(asked))
}
