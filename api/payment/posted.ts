import type { Dependencies } from '../dependencies.ts'
import { findDonation } from '../donation/findDonation.ts'
import { recordEvent } from './events.ts'
import { issuedPayment } from './issuedPayment.ts'
import type { ProviderMessage } from './provider.ts'
import { refreshFromProvider } from './refresh.ts'
import { awaitConfirmation, settle } from './settle.ts'
import { withoutPerson } from './forgetDonor.ts'

/** The most unbelieved posts that are stored for one donation. */
const MOST_DOUBTFUL = 20

/**
 * Takes one message of the provider, from the donor's browser or as a webhook. It is applied only if the provider's adapter believes it. A success is never
 * applied from here, because the browser may change fields that the signature does not cover. The server asks the provider; until the answer the donation is
 * being confirmed.
 * Messages about known donations are stored, believed or not.
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
    // Without the person, if the donor has deleted the account meanwhile.
    const body = donation.user_id === null ? withoutPerson(deps.provider, fields) : fields
    await recordEvent(deps, { txnId, source, verified: doubt === null, note, body })
  }
  if (!donation || !told?.believed) {
    deps.log.warn('payment message not believed', { source, txnId: txnId.slice(0, 40), reason: doubt ?? 'unknown' })
    return false
  }
  if (told.verdict.status === 'success') {
    const open = await awaitConfirmation(deps, txnId)
    // The first time at once; repeated posts do not cause as many queries.
    if (open) await refreshFromProvider(deps, open, donation.stage === 'settling' ? undefined : 0)
  } else await settle(deps, txnId, told.verdict, told.providerId)
  return true
}

/** Anybody can post invalid messages. A limited number is stored to find out what happened. */
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
