import type { OurDonation } from '../books.ts'

/** A paid donation of ₹500 with all that a payment causes; for tests. */
export const paidDonation = (txnId: string, number: string, change: Partial<OurDonation> = {}): OurDonation => ({
  txnId,
  state: 'paid',
  amount: 500,
  isRecorded: true,
  receipts: [number],
  notifications: 1,
  mail: { isWanted: true, isMarked: true, queued: 1, sent: 1, attempts: 1 },
  ledger: { state: change.state ?? 'paid', payments: 1, netRupees: 500, linesPaise: 0 },
  ...change,
})
