import { type Insertable, sql } from 'kysely'
import type { RequestRefund, RequestReturn, RefundState, RefundWay } from '../../../shared/contract/staff/refunds.ts'
import { audit } from '../../audit/audit.ts'
import { inTransaction } from '../../call.ts'
import { conflict, invalid } from '../../base/http/refusal.ts'
import { type Donation, lockDonation, requireDonation } from '../../donation/findDonation.ts'
import { plainLetters } from '../../donation/txnId.ts'
import { accountOf } from '../ledger/accounts.ts'
import { recordFact } from '../ledger/recordFact.ts'
import { wasPaid } from '../ledger/states.ts'
import type { Database, Recording } from '../../storage/database.ts'
import type { RefundRequestTable } from '../../storage/tables/ledgerTables.ts'
import { indianDay } from '../../../shared/date.ts'

/**
 * `POST staff/request-refund { txn_id, amount, reason }`. Asks for a refund, whole or in part; nothing is paid back before another person approves it.
 * 404 for an unknown donation; 409 `not_refundable`; 422 `amount: too_big` if less is left.
 */
export const requestRefund = inTransaction<RequestRefund>(async ({ deps, session }, { txn_id, ...wanted }) => {
  const donation = await requireDonation(deps, txn_id)
  const id = await askForSecond(deps, donation.id, session.userId, { way: 'provider', ...wanted })
  return { data: { id }, message: 'refund_requested' }
})

/**
 * `POST staff/request-return { txn_id, amount, day, reference, reason }` (our addition). Enters that money of an offline donation went back outside the provider,
 * also after the statement of its year is filed. It counts when another person approves it. 404; 409 `not_returnable`; 422 `amount: too_big`, `day: before`.
 */
export const requestReturn = inTransaction<RequestReturn>(async ({ deps, session }, { txn_id, amount, ...wanted }) => {
  const donation = await requireDonation(deps, txn_id)
  if (wanted.day < indianDay(donation.settled_at ?? donation.created_at)) throw invalid({ day: 'before' })
  const asked = { way: 'returned', amount: Number(amount), ...wanted } as const
  const id = await askForSecond(deps, donation.id, session.userId, asked)
  return { data: { id }, message: 'refund_requested' }
})

type Wanted = Pick<Insertable<RefundRequestTable>, 'amount' | 'reason' | 'day' | 'reference' | 'cancel_reason'> & {
  way: RefundWay
}

/**
 * Stores what another person must approve, and answers its id. Call it in a transaction.
 * @param actor the member of staff who asks
 * @throws Refused 409 `not_refundable`, `not_returnable` or `not_cancellable`; 422 `amount: too_big`
 */
export async function askForSecond(
  { db, now }: Recording,
  donationId: number,
  actor: number,
  wanted: Wanted,
): Promise<number> {
  const { way, amount } = wanted
  const left = await lockRefundable(db, donationId, way)
  if (left === null || left === 0) throw conflict(refusals[way])
  if (amount > left) throw invalid({ amount: 'too_big' }, 'refund_too_big')
  // At most 23 characters, which is the provider's limit.
  const refund_id = `RF${plainLetters(18)}`
  const { id } = await db
    .insertInto('refund_requests')
    .values({ refund_id, donation_id: donationId, ...wanted, asked_by: actor, asked_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const asked = { donationId, event: 'refund_requested', reference: refund_id, amountPaise: amount * 100 } as const
  if (way !== 'voided') await recordFact(db, { ...asked, lines: [], actor, at: now() })
  const subject = { kind: 'donation', id: donationId } as const
  await audit({ db, now }, actor, 'refund.requested', { subject, details: { amount, way } })
  return id
}

const refusals = { provider: 'not_refundable', returned: 'not_returnable', voided: 'not_cancellable' } as const

// What can go back

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
  db: Database,
  donationId: number,
  way: RefundWay,
  exceptId = 0,
): Promise<number | null> {
  const donation = await lockDonation(db, { id: donationId })
  if (!donation || !fits[way](donation)) return null
  const asked = sql`select coalesce(sum(amount), 0) from refund_requests
    where donation_id = ${donationId} and state = any(${waitingRefunds}::text[]) and id <> ${exceptId}`
  const { left } = await db
    .selectFrom('donation_sums')
    .select(sql<number>`floor((paid - refunded - lost - disputed) / 100.0)::bigint - (${asked})`.as('left'))
    .where('donation_id', '=', donationId)
    .executeTakeFirstOrThrow()
  return Math.max(0, left)
}
