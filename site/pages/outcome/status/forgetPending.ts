import { type TextStorage } from '../../../../shared/auth/storage.ts'
import { storageKeys } from '../../../../shared/auth/storageKeys.ts'
import { readPending } from '../../../../shared/donation/pendingDonation.ts'

/**
 * Forgets the stored donation once its outcome is known, so that the next one starts empty. Another donation that is under way stays.
 * @param nowMs ms since 1970
 */
export const forgetPending = (storage: TextStorage, txnId: string, nowMs: number): void => {
  if (readPending(storage.getItem(storageKeys.pendingDonation), nowMs)?.txnId !== txnId) return
  storage.removeItem(storageKeys.pendingDonation)
  storage.removeItem(storageKeys.hash)
}
