import { pendingKey } from '../../../shared/auth/pendingKey.ts'
import { readPending } from '../../../shared/donation/pendingDonation.ts'
import type { Environment } from '../../environment.ts'
import { keep } from './keep.ts'
import type { State } from '../state.ts'

/**
 * Closing forgets the choices: the next general opening is empty. What stays is the id of a donation that is not known to be settled, so that nobody pays
 * twice by accident.
 */
export const forgetChoices = (
  { storage, now }: Pick<Environment, 'storage' | 'now'>,
  { stage, earlierTxnId, notice }: State,
): void => {
  // Handed over to the provider, or sent to sign in again: from there the donor comes back to the choices.
  if (stage === 'handedOver' || notice?.code === 'sessionExpired') return
  const pending = readPending(storage.getItem(pendingKey), now())
  if (!pending?.txnId) storage.removeItem(pendingKey)
  else if (pending.txnId === earlierTxnId) {
    const { version, expiresAt, projectId, txnId } = pending
    keep(storage, pendingKey, JSON.stringify({ version, expiresAt, projectId, txnId, closed: true }))
  }
  // What another tab has left for its way back stays.
}
