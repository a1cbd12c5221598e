import type { Dependencies } from '../dependencies.ts'
import { type Donation, findDonation } from '../donation/findDonation.ts'
import { readProviderAmount } from '../donation/money.ts'
import { recordEvent } from './events.ts'
import { GatewayUnreachable, type VerifiedPayment, verifyPayments } from './postservice.ts'
import { settle } from './settle.ts'
import { readVerdict } from './verdict.ts'

const ASK_AGAIN_MS = 2_000

/**
 * Brings an unsettled gift up to date with the provider, asked at most once per 2 s and txn id. A provider out of reach changes
 * nothing: the answer is then what we know.
 */
export async function refreshFromGateway(deps: Dependencies, donation: Donation): Promise<Donation> {
  if (donation.state === 'success' || donation.state === 'failure') return donation
  if (!(await takeTurn(deps, donation.id))) return donation
  try {
    const payments = await verifyPayments(deps, [donation.txn_id])
    const payment = payments.get(donation.txn_id)
    if (payment) await applyVerified(deps, donation, payment)
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error
    deps.log(`payment ${donation.txn_id} not verified: ${error.message}`)
  }
  return (await findDonation(deps, donation.txn_id)) ?? donation
}

/** Applies what `verify_payment` said about a gift, unless it is about another amount. Answers whether the gift became paid now. */
export async function applyVerified(
  deps: Dependencies,
  donation: Pick<Donation, 'txn_id' | 'amount'>,
  payment: VerifiedPayment,
): Promise<boolean> {
  const verified = readProviderAmount(payment.amount) === donation.amount
  const verdict = readVerdict(payment)
  if (!verified || verdict.status !== 'pending') {
    const note = verified ? `${payment.status} ${payment.unmappedstatus}` : 'amount'
    await recordEvent(deps, { txnId: donation.txn_id, source: 'query', verified, note, body: { ...payment } })
  }
  if (!verified) return false
  return settle(deps, donation.txn_id, verdict, payment.providerId.slice(0, 50))
}

async function takeTurn(deps: Dependencies, donationId: number): Promise<boolean> {
  const now = deps.now()
  const turn = await deps.db
    .updateTable('donations')
    .set({ asked_at: now })
    .where('id', '=', donationId)
    .where((eb) => eb.or([eb('asked_at', 'is', null), eb('asked_at', '<=', new Date(now.getTime() - ASK_AGAIN_MS))]))
    .returning('id')
    .executeTakeFirst()
  return turn !== undefined
}
