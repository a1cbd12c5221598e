import { pendingKey } from '../../../shared/auth/pendingKey.ts'
import { readPending, writePending } from '../../../shared/donation/pendingDonation.ts'
import type { Environment } from '../../environment/environment.ts'
import { keep } from './keep.ts'
import { choicesOf } from './sending.ts'
import type { State } from '../state.ts'

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
