import { type TextStorage } from '../../../../shared/auth/storage.ts'
import { storageKeys } from '../../../../shared/auth/storageKeys.ts'
import { readPending } from '../../../../shared/donation/pendingDonation.ts'

/**
 * Forgets the remembered gift once its outcome is known, so that the next one begins afresh. Another gift that is under way stays remembered.
 * @param nowMs ms since 1970
 */
export const forgetPending = (storage: TextStorage, txnId: string, nowMs: number): void => {
  if (readPending(storage.getItem(storageKeys.pendingDonation), nowMs)?.txnId !== txnId) return
  storage.removeItem(storageKeys.pendingDonation)
  storage.removeItem(storageKeys.hash)
}
