import type { Kysely } from 'kysely'
import type { RefundState, RefundWay } from '../../../shared/contract/staff/refunds.ts'
import { type Donation, lockDonation } from '../../donation/findDonation.ts'
import { accountOf } from '../ledger/accounts.ts'
import { wasPaid } from '../ledger/states.ts'
import type { Tables } from '../../storage/tables/tables.ts'

/** Requests that may still take money. */
export const waitingRefunds = ['asked', 'approved', 'sent'] as const satisfies readonly RefundState[]

/** The provider has money of the donation that can go back through it. */
export const isRefundable = ({ mode, provider_id, state }: Pick<Donation, 'mode' | 'provider_id' | 'state'>): boolean =>
  mode === 'provider' && Boolean(provider_id) && wasPaid(state)

/** The trust has money of an offline donation that it can give back. A cheque in hand is none: if it bounced, the donation is cancelled. */
export const isReturnable = (
  donation: Pick<Donation, 'source' | 'mode' | 'declared' | 'cleared_at' | 'state'>,
): boolean =>
  donation.source === 'offline' &&
  (donation.state === 'paid' || donation.state === 'part_refunded') &&
  accountOf(donation) !== 'cheques'

const fits: Readonly<Record<RefundWay, (donation: Donation) => boolean>> = {
  provider: isRefundable,
  returned: isReturnable,
  voided: ({ source, state }) => source === 'offline' && state === 'paid',
}

/**
 * Whole rupees of a donation that may still be refunded: paid, less what went back, is disputed, or is asked for already. Locks the donation, so that two
 * requests cannot both take the rest. Null if nothing of it can go back in this way.
 *
 * @param exceptId a request that does not count, because it is the one in question
 */
export async function lockRefundable(
  db: Kysely<Tables>,
  donationId: number,
  way: RefundWay,
  exceptId = 0,
): Promise<number | null> {
  const donation = await lockDonation(db, { id: donationId })
  if (!donation || !fits[way](donation)) return null
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
