import type { RefundState } from '../../shared/contract/staff/refunds.ts'
import type { StaffDonation } from '../../shared/contract/staff/donation.ts'
import { isRefundable, waitingRefunds } from '../accounting/refunds/refundable.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Donation } from '../donation/findDonation.ts'

const waiting: ReadonlySet<RefundState> = new Set(waitingRefunds)

/**
 * The refunds of a donation that were asked for, newest first, and how much may still be asked for. Another request may take the rest meanwhile, so the request
 * checks it again.
 * @param net whole rupees of the donation that still count
 */
export async function readRefunds(
  db: Dependencies['db'],
  donation: Donation,
  net: number,
): Promise<Pick<StaffDonation, 'refunds' | 'refundable'>> {
  const rows = await db
    .selectFrom('refund_requests')
    .select(['id', 'amount', 'state', 'asked_at'])
    .where('donation_id', '=', donation.id)
    .orderBy('id', 'desc')
    .execute()
  const asked = rows.filter(({ state }) => waiting.has(state)).reduce((sum, { amount }) => sum + amount, 0)
  return {
    refunds: rows.map(({ asked_at, ...row }) => ({ ...row, asked_at: asked_at.toISOString() })),
    refundable: isRefundable(donation) ? Math.max(0, net - asked) : 0,
  }
}
