import type { Dependencies } from '../dependencies.ts'
import { findDonation } from '../donation/findDonation.ts'
import { recordEvent } from './events.ts'
import { issuedPayment } from './issuedPayment.ts'
import type { ProviderMessage } from './provider.ts'
import { refreshFromProvider } from './refresh.ts'
import { awaitConfirmation, settle } from './settle.ts'
import { withoutPerson } from './forgetDonor.ts'

/** Unbelieved posts that are kept of one donation. */
const MOST_DOUBTFUL = 20

/**
 * Takes one message of the provider, by the donor's browser or as a webhook. It is applied only if the provider's adapter believes it. A success is never applied
 * from here: the browser may have changed what the signature does not cover, so the provider is asked, and until it answers the donation is being confirmed.
 * Messages about a donation of ours are kept, believed or not.
 *
 * @param txnId the transaction that the return address or the message names
 * @returns whether it was believed
 */
export async function takePosted(deps: Dependencies, message: ProviderMessage, txnId: string): Promise<boolean> {
  const { source } = message
  const donation = await findDonation(deps, txnId)
  const told = donation ? deps.provider.verifyReturn(message, issuedPayment(donation)) : null
  const doubt = told === null ? 'unknown txnid' : told.believed ? null : told.doubt
  if (donation && (doubt === null || (await hasRoomForDoubt(deps, txnId)))) {
    const note = told?.believed ? told.note : (doubt ?? '')
    const { fields } = deps.provider.read(message)
    // Nothing of the person if the donor has deleted the account meanwhile.
    const body = donation.user_id === null ? withoutPerson(deps.provider, fields) : fields
    await recordEvent(deps, { txnId, source, verified: doubt === null, note, body })
  }
  if (!donation || !told?.believed) {
    deps.log(`payment ${source} for ${JSON.stringify(txnId.slice(0, 40))} not believed: ${doubt}`)
    return false
  }
  if (told.verdict.status === 'success') {
    const open = await awaitConfirmation(deps, txnId)
    // The first time at once; repeated posts do not make us ask as often.
    if (open) await refreshFromProvider(deps, open, donation.stage === 'settling' ? undefined : 0)
  } else await settle(deps, txnId, told.verdict, told.providerId)
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
