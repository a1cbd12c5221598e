import { pendingKey } from '../../shared/auth/pendingKey.ts'
import type { PendingDonation } from '../../shared/donation/pendingDonation.ts'
import type { Environment } from '../environment.ts'
import { keep } from './keep.ts'
import type { State } from './state.ts'

/**
 * Closing forgets the choices: the next general opening is empty. What stays is the id of a donation that is not known to be settled, so that nobody pays
 * twice by accident.
 */
export const forgetChoices = ({ storage }: Environment, { stage, earlierTxnId, notice }: State): void => {
  // Handed over to the provider, or sent to sign in again: from there the donor comes back to the choices.
  if (stage === 'gone' || notice?.code === 'sessionExpired') return
  const text = storage.getItem(pendingKey)
  if (text && earlierTxnId && text.includes(`"${earlierTxnId}"`)) {
    const { version, expiresAt, projectId, txnId } = JSON.parse(text) as PendingDonation
    keep(storage, pendingKey, JSON.stringify({ version, expiresAt, projectId, txnId, closed: true }))
  }
  // What another tab has left for its way back stays.
  else if (!text?.includes('"txnId"')) storage.removeItem(pendingKey)
}
