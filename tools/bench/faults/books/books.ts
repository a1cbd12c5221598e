import type { DonationState } from '../../../../shared/contract/donation/donationState.ts'

/** A donation in our database, with everything that a payment must cause exactly once. */
export interface OurDonation {
  txnId: string
  state: DonationState
  /** Rupees. */
  amount: number
  isRecorded: boolean
  /** Numbers. */
  receipts: readonly string[]
  /** That the payment is confirmed. */
  notifications: number
  mail: ReceiptMail
  ledger: Booked
}

/** What the queue of receipts and the queue of mails say about a donation. */
export interface ReceiptMail {
  /** Whether the receipt waits for its mail, or has it. */
  isWanted: boolean
  /** Whether it is marked as handed to the queue of mails. */
  isMarked: boolean
  /** How many mails were queued with it. */
  queued: number
  /** Of these, how many were sent. */
  sent: number
  attempts: number
}

/** What the ledger says about a donation. */
export interface Booked {
  /** The state after the last fact; null if there is none. */
  state: DonationState | null
  payments: number
  netRupees: number
  /** The sum of all lines, in paise. */
  linesPaise: number
}

/** What our database says at one moment. */
export interface Books {
  /** The donations of the benchmark's donors. */
  donations: readonly OurDonation[]
  /** Every receipt of the trust, with the Indian financial year of its payment; null if it has none. */
  receipts: readonly { number: string; year: string | null }[]
  /** The last number that was given in each financial year. */
  counters: readonly { year: string; last: number }[]
}
