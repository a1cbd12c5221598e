import type { Dependencies } from '../dependencies.ts'
import { type Donation, findDonation } from '../donation/findDonation.ts'
import { readProviderAmount } from '../donation/money.ts'
import { recordEvent } from './events.ts'
import { withoutPerson } from './forgetDonor.ts'
import { reverseHash, sameHash } from './hash.ts'
import { refreshFromGateway } from './refresh.ts'
import { awaitConfirmation, settle } from './settle.ts'
import { readVerdict } from './verdict.ts'

/** Unbelieved posts that are kept of one gift. */
const MOST_DOUBTFUL = 20

/**
 * Takes one post of the provider, by the donor's browser or as a webhook. It is believed only when its reverse hash is right over the very
 * strings it brought, and key, txn id and amount are those of the gift; then its verdict is applied. The hash does not cover whether a success is
 * captured, nor the payment's number, and the donor's browser carries both: value is given on the provider's own answer to a question of ours, and
 * until that comes the gift is being confirmed (payment-gateway.md, section 1, "update from S2S, not redirect"). Posts about a gift of ours are kept, believed or not.
 * Answers whether it was believed.
 */
export async function takePosted(
  deps: Dependencies,
  source: 'return' | 'webhook',
  txnId: string,
  posted: Readonly<Record<string, string>>,
): Promise<boolean> {
  const donation = await findDonation(deps, txnId)
  const doubt = findDoubt(deps, donation, txnId, posted)
  if (donation && (doubt === null || (await hasRoomForDoubt(deps, txnId)))) {
    const note = doubt ?? `${posted['status'] ?? ''} ${posted['unmappedstatus'] ?? ''}`
    // Nothing of the person where the donor has deleted the account meanwhile.
    const body = donation.user_id === null ? withoutPerson(posted) : posted
    await recordEvent(deps, { txnId, source, verified: doubt === null, note, body })
  }
  if (!donation || doubt !== null) {
    deps.log(`payment ${source} for ${JSON.stringify(txnId.slice(0, 40))} not believed: ${doubt}`)
    return false
  }
  const verdict = readVerdict({
    status: posted['status'] ?? '',
    unmappedstatus: posted['unmappedstatus'] ?? '',
    message: posted['error_Message'] ?? posted['field9'] ?? '',
  })
  if (verdict.status === 'success') {
    const open = await awaitConfirmation(deps, txnId)
    // The first time at once; who posts it again and again does not make us ask as often.
    if (open) await refreshFromGateway(deps, open, donation.stage === 'settling' ? undefined : 0)
  } else await settle(deps, txnId, verdict, (posted['mihpayid'] ?? '').slice(0, 50))
  return true
}

/** Anybody may post what is not to be believed: enough is kept to find out what happened, and no more. */
async function hasRoomForDoubt(deps: Dependencies, txnId: string): Promise<boolean> {
  const doubtful = await deps.db
    .selectFrom('payment_events')
    .select('id')
    .where('txn_id', '=', txnId)
    .where('verified', '=', false)
    .limit(MOST_DOUBTFUL)
    .execute()
  return doubtful.length < MOST_DOUBTFUL
}

/** Why a post is not to be believed; null when it is. */
function findDoubt(
  deps: Dependencies,
  donation: Donation | null,
  txnId: string,
  posted: Readonly<Record<string, string>>,
): string | null {
  const { merchant } = deps.config
  if (!sameHash(reverseHash(merchant.salt, posted), posted['hash'] ?? '')) return 'hash'
  if (posted['key'] !== merchant.key) return 'key'
  if (posted['txnid'] !== txnId) return 'txnid'
  if (!donation) return 'unknown txnid'
  if (readProviderAmount(posted['amount'] ?? '') !== donation.amount) return 'amount'
  return null
}
