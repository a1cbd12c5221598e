import type { PaymentDetailRequest } from '../../shared/contract/donation/donation.ts'
import { openStates } from '../accounting/ledger/states.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Session } from '../call.ts'
import { conflict } from '../base/http/refusal.ts'
import { isBeingConfirmed } from '../payment/beingConfirmed.ts'
import { refreshFromProvider } from '../payment/refresh.ts'
import { donationColumns } from './findDonation.ts'
import { progressOf } from './status.ts'

/** A donor who was sent to the provider within this time may still be paying there. */
const RECENT_MS = 24 * 60 * 60_000
/** Each costs a query to the provider. */
const MOST = 3

/**
 * Refuses a new payment while another one of the same account may still be paid, in whatever browser it began. The provider is asked first, so the state is
 * no guess. Only for clients that can show it: they send `open_payments_seen`, the payments that the donor has seen and still wants another one. From
 * a partner's page it counts what began on that page: the page learns nothing else about the donor.
 *
 * @throws Refused 409 `payment_open`, with the other payment's `txn_id`
 */
export async function refuseOpenPayment(
  deps: Dependencies,
  session: Session,
  { open_payments_seen: seen }: PaymentDetailRequest,
): Promise<void> {
  if (!seen) return
  const since = new Date(deps.now().getTime() - RECENT_MS)
  let query = deps.db
    .selectFrom('donations')
    .select(donationColumns)
    .where('user_id', '=', session.userId)
    .where('recorded_at', 'is not', null)
    .where('state', 'in', openStates)
    .where((eb) => eb.or([eb('created_at', '>', since), isBeingConfirmed]))
    .orderBy('id', 'desc')
    .limit(MOST)
  if (seen.length > 0) query = query.where('txn_id', 'not in', seen)
  if (session.scope === 'donate') query = query.where('partner_origin', '=', session.origin)
  const others = await query.execute()
  const now = await Promise.all(others.map((other) => refreshFromProvider(deps, other)))
  const open = now.find((other) => {
    const { payment_status, stage } = progressOf(other)
    return payment_status === 'success' || (payment_status === 'pending' && stage !== 'opened')
  })
  if (open) throw conflict('payment_open', { txn_id: open.txn_id })
}
