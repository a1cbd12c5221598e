import { pendingKey } from './pendingKey.ts'

/** Storage keys (specification, section 3, "Stored client-side"). `pendingDonation` and `donationHash` belong to the pending donation. */
export const storageKeys = {
  token: 'token',
  userDetails: 'userDetails',
  userId: 'userId',
  isPledged: 'isPladged',
  pendingDonation: pendingKey,
  hash: 'donationHash',
} as const
