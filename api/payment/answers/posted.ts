import type { Dependencies } from '../../dependencies.ts'
import { findDonation } from '../../donation/findDonation.ts'
import { recordAnswer, recordDoubt } from '../events.ts'
import { withoutPerson } from '../forgetDonor.ts'
import { issuedPayment } from '../issuedPayment.ts'
import type { ProviderMessage } from '../provider.ts'
import { hearNews, takeNews } from '../../accounting/reconciliation/runDays.ts'
import { refreshFromProvider } from '../refresh.ts'
import { awaitConfirmation, settle } from '../settle.ts'

/**
 * Takes one message of the provider, from the donor's browser or as a webhook. It is applied only if the provider's adapter believes it. A success is never
 * applied from here, because the browser may change fields that the signature does not cover. The server asks the provider; until the answer the donation is
 * being confirmed.
 * Messages about known donations are stored as evidence (events.ts).
 *
 * @param txnId the transaction that the return address or the message names
 * @returns whether it was believed
 */
export async function takePosted(deps: Dependencies, message: ProviderMessage, txnId: string): Promise<boolean> {
  const { source } = message
  const donation = await findDonation(deps, txnId)
  if (!donation) {
    deps.log.warn('payment message not believed', { source, txnId: txnId.slice(0, 40), reason: 'unknown txnid' })
    return false
  }
  const verified = deps.provider.verifyReturn(message, issuedPayment(donation))
  const { fields, about } = deps.provider.read(message)
  // A refund or dispute counts once the provider has been asked. Messages about disputes are not signed, so each only causes a query, once a minute.
  if (about === 'change') await hearNews(deps, [txnId])
  // Without the person, if the donor has deleted the account meanwhile.
  const body = donation.user_id === null ? withoutPerson(deps.provider, fields) : fields
  if (!verified.believed) {
    const stored = await recordDoubt(deps, { txnId, source, note: verified.doubt, body })
    if (stored) deps.log.warn('payment message not believed', { source, txnId, reason: verified.doubt })
    return false
  }
  const unsigned = Object.keys(body).filter((name) => !verified.signed.includes(name))
  const answer = { txnId, source, verified: true, note: verified.note, body, unsigned, identity: verified.signature }
  const { id: evidenceId, isNew } = await recordAnswer(deps, answer)
  if (about === 'change') {
    if (isNew) await takeNews(deps, txnId)
    return true
  }
  // News is checked at once; repeated posts do not cause as many queries.
  const apartMs = isNew ? 0 : undefined
  if (verified.verdict.status === 'success') {
    const open = await awaitConfirmation(deps, txnId, evidenceId)
    if (open) await refreshFromProvider(deps, open, apartMs)
  } else if (verified.verdict.status === 'failure' && donation.stage === 'settling') {
    // The provider may have signed a success before, and this may be an old message. Only the provider knows which is the last.
    await refreshFromProvider(deps, donation, apartMs)
  } else await settle(deps, txnId, { verdict: verified.verdict, providerId: verified.providerId, evidenceId })
  return true
}
