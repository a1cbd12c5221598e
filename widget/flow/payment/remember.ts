/** The pending donation in the storage: choices, and the id of a donation that is not settled. */
import { pendingKey } from '../../../shared/auth/pendingKey.ts'
import type { TextStorage } from '../../../shared/auth/storage.ts'
import { readPending, writePending } from '../../../shared/donation/pendingDonation.ts'
import type { Environment } from '../../environment/environment.ts'
import { choicesOf } from './sending.ts'
import type { State } from '../state.ts'

/** Writes to storage. If the storage is full, only the way back is lost, and the donation continues. */
export const keep = (storage: TextStorage, key: string, text: string): void => {
  try {
    storage.setItem(key, text)
  } catch {
    console.info('DonateWidget: storage')
  }
}

/**
 * Keeps the choices while the donor is away, at the provider or to sign in.
 *
 * @param txnId of the unsettled donation; without one, an id that another tab has stored stays
 */
export const remember = (
  { storage, now }: Environment,
  state: State,
  txnId: string | null = state.earlierTxnId,
): void => {
  if (!state.form) return
  const known = txnId ?? readPending(storage.getItem(pendingKey), now())?.txnId
  keep(storage, pendingKey, writePending(state.form.projectId, choicesOf(state), known, now()))
}

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
