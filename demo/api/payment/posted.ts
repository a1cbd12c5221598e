import type { Dependencies } from '../dependencies.ts'
import { findDonation } from '../donation/findDonation.ts'
import { readProviderAmount } from '../donation/money.ts'
import { recordEvent } from './events.ts'
import { withoutPerson } from './forgetDonor.ts'
import { reverseHash, sameHash } from './hash.ts'
import { settle } from './settle.ts'
import { readVerdict } from './verdict.ts'

/**
 * Takes one post of the provider, by the donor's browser or as a webhook. It is believed only when its reverse hash is right over the very
 * strings it brought, and key, txn id and amount are those of the gift; then its verdict is applied. Believed or not, it is kept.
 * Answers whether it was believed.
 */
export async function takePosted(
  deps: Dependencies,
  source: 'return' | 'webhook',
  txnId: string,
  posted: Readonly<Record<string, string>>,
): Promise<boolean> {
  const doubt = await findDoubt(deps, txnId, posted)
  const note = doubt ?? `${posted['status'] ?? ''} ${posted['unmappedstatus'] ?? ''}`
  const body = await keepable(deps, txnId, posted)
  await recordEvent(deps, { txnId, source, verified: doubt === null, note, body })
  if (doubt !== null) {
    deps.log(`payment ${source} for ${JSON.stringify(txnId.slice(0, 40))} not believed: ${doubt}`)
    return false
  }
  const verdict = readVerdict({
    status: posted['status'] ?? '',
    unmappedstatus: posted['unmappedstatus'] ?? '',
    message: posted['error_Message'] ?? posted['field9'] ?? '',
  })
  await settle(deps, txnId, verdict, (posted['mihpayid'] ?? '').slice(0, 50))
  return true
}

/** What is kept of a post: nothing of the person where the donor has deleted the account meanwhile. */
async function keepable(
  deps: Dependencies,
  txnId: string,
  posted: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const donation = await findDonation(deps, txnId)
  return donation?.user_id === null ? withoutPerson(posted) : posted
}

/** Why a post is not to be believed; null when it is. */
async function findDoubt(
  deps: Dependencies,
  txnId: string,
  posted: Readonly<Record<string, string>>,
): Promise<string | null> {
  const { merchant } = deps.config
  if (!sameHash(reverseHash(merchant.salt, posted), posted['hash'] ?? '')) return 'hash'
  if (posted['key'] !== merchant.key) return 'key'
  if (posted['txnid'] !== txnId) return 'txnid'
  const donation = await findDonation(deps, txnId)
  if (!donation) return 'unknown txnid'
  if (readProviderAmount(posted['amount'] ?? '') !== donation.amount) return 'amount'
  return null
}
