import type { Dependencies } from '../dependencies.ts'
import { type Donation, findDonation } from '../donation/findDonation.ts'
import { readProviderAmount } from '../donation/money.ts'
import { recordEvent } from './events.ts'
import { GatewayUnreachable, type VerifiedPayment, verifyPayments } from './postservice.ts'
import { settle } from './settle.ts'
import { readVerdict } from './verdict.ts'

const ASK_AGAIN_MS = 2_000
const CLOCKS_APART_MS = 10 * 60_000

/**
 * Brings an unsettled gift up to date with the provider, asked at most once per 2 s and txn id. A provider out of reach changes
 * nothing but that the question stays open (`answered_at`).
 *
 * @param apartMs least time since the last question; 0 where there is news
 */
export async function refreshFromGateway(
  deps: Dependencies,
  donation: Donation,
  apartMs = ASK_AGAIN_MS,
): Promise<Donation> {
  if (donation.state === 'success' || donation.state === 'failure') return donation
  if (await takeTurn(deps, donation.id, apartMs)) await askAbout(deps, donation)
  return (await findDonation(deps, donation.txn_id)) ?? donation
}

async function askAbout(deps: Dependencies, donation: Donation): Promise<void> {
  try {
    const payment = (await verifyPayments(deps, [donation.txn_id])).get(donation.txn_id)
    if (payment) await applyVerified(deps, donation, payment)
    await haveAnswered(deps, [donation.txn_id])
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error
    deps.log(`payment ${donation.txn_id} not verified: ${error.message}`)
  }
}

/** The provider has told what it knows of these gifts: no question about them is open. */
export async function haveAnswered(deps: Dependencies, txnIds: readonly string[]): Promise<void> {
  await deps.db.updateTable('donations').set({ answered_at: deps.now() }).where('txn_id', 'in', txnIds).execute()
}

/** Applies what `verify_payment` said about a gift, unless it is about another amount. Answers whether the gift became paid now. */
export async function applyVerified(
  deps: Dependencies,
  donation: Pick<Donation, 'txn_id' | 'amount' | 'created_at'>,
  payment: VerifiedPayment,
): Promise<boolean> {
  const verified = readProviderAmount(payment.amount) === donation.amount
  const verdict = readVerdict(payment)
  if (!verified || verdict.status !== 'pending') {
    const note = verified ? `${payment.status} ${payment.unmappedstatus}` : 'amount'
    const { addedAt, ...said } = payment
    const body = addedAt ? { ...said, addedAt: addedAt.toISOString() } : said
    await recordEvent(deps, { txnId: donation.txn_id, source: 'query', verified, note, body })
  }
  if (!verified) return false
  return settle(deps, donation.txn_id, verdict, payment.providerId.slice(0, 50), paidAt(deps, donation, payment))
}

/** The provider's time of a payment where it can be: its clock may be a little before ours, but nothing is paid before it was asked for, or in the future. */
function paidAt(deps: Dependencies, { created_at }: Pick<Donation, 'created_at'>, { addedAt }: VerifiedPayment): Date {
  const now = deps.now()
  const possible = addedAt && addedAt.getTime() > created_at.getTime() - CLOCKS_APART_MS && addedAt <= now
  return possible ? addedAt : now
}

async function takeTurn(deps: Dependencies, donationId: number, apartMs: number): Promise<boolean> {
  const now = deps.now()
  const turn = await deps.db
    .updateTable('donations')
    .set({ asked_at: now })
    .where('id', '=', donationId)
    .where((eb) => eb.or([eb('asked_at', 'is', null), eb('asked_at', '<=', new Date(now.getTime() - apartMs))]))
    .returning('id')
    .executeTakeFirst()
  return turn !== undefined
}
