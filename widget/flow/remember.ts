import { pendingKey } from '../../shared/auth/pendingKey.ts'
import { writePending } from '../../shared/donation/pendingDonation.ts'
import type { Environment } from '../environment.ts'
import { choicesOf } from './sending.ts'
import type { State } from './state.ts'

/**
 * Keeps the choices while the donor is away, at the provider or to sign in.
 *
 * @param txnId of the gift that is not known to be settled
 */
export const remember = (
  { storage, now }: Environment,
  state: State,
  txnId: string | null = state.earlierTxnId,
): void => {
  if (!state.form) return
  storage.setItem(pendingKey, writePending(state.form.projectId, choicesOf(state), txnId ?? undefined, now()))
}
