import { pendingKey } from '../../../shared/auth/pendingKey.ts'
import { readPending } from '../../../shared/donation/pendingDonation.ts'
import type { Environment } from '../../environment/environment.ts'
import { keep } from './keep.ts'
import type { State } from '../state.ts'

/** Closing forgets the choices, so the next general opening is empty. The id of an unsettled donation stays, so that nobody pays twice by accident. */
export const forgetChoices = (
  { storage, now }: Pick<Environment, 'storage' | 'now'>,
  { stage, earlierTxnId, notice }: State,
): void => {
  // After the hand-over to the provider or a new sign-in the donor returns to the choices.
  if (stage === 'handedOver' || notice?.code === 'sessionExpired') return
  const pending = readPending(storage.getItem(pendingKey), now())
  if (!pending?.txnId) storage.removeItem(pendingKey)
  else if (pending.txnId === earlierTxnId) {
    const { version, expiresAt, projectId, txnId } = pending
    keep(storage, pendingKey, JSON.stringify({ version, expiresAt, projectId, txnId, closed: true }))
  }
  // Keeps what another tab has stored for its own return.
}
