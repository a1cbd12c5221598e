/** How the money reached the trust. Apart from the states, because donors' receipts name it, too. */
export const donationModes = ['provider', 'cash', 'cheque', 'transfer', 'upi'] as const
export type DonationMode = (typeof donationModes)[number]
