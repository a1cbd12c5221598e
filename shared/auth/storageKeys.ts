import { pendingKey } from './pendingKey.ts'

/** What is stored where (specification, section 3, "Stored client-side"); `pendingDonation` and `donationHash` are the pending gift's. */
export const storageKeys = {
  token: 'token',
  userDetails: 'userDetails',
  userId: 'userId',
  isPledged: 'isPladged',
  pendingDonation: pendingKey,
  hash: 'donationHash',
} as const
