import { pendingKey, type TextStorage } from './storage.ts'

/** Storage keys (specification, section 3, "Stored client-side"). `pendingDonation` and `donationHash` belong to the pending donation. */
export const storageKeys = {
  token: 'token',
  userDetails: 'userDetails',
  userId: 'userId',
  isPledged: 'isPladged',
  pendingDonation: pendingKey,
  hash: 'donationHash',
} as const

/** Stores whether the signed-in donor has a pledge (specification, section 3: `isPladged`). It is removed with the session. */
export const storePledged = (storage: TextStorage, pledged: boolean): void =>
  storage.setItem(storageKeys.isPledged, String(pledged))
