/** What a provider reports about a payment after it was captured (provider.ts). */

/** A refund of a payment, by our call or made at the provider. */
export interface RefundReport {
  /** The provider's number of the refund. */
  requestId: string
  /** Our own id (`Refund.refundId`); '' if it was made at the provider. */
  refundId: string
  amountPaise: number
  status: 'pending' | 'done' | 'failed'
  /** When the refund was done, or else requested; null if the provider does not say. */
  at: Date | null
}

/** A dispute of a payment: the donor's bank asks for the money back (chargeback). */
export interface DisputeReport {
  /** The provider's number of the dispute. */
  disputeId: string
  amountPaise: number
  status: 'open' | 'won' | 'lost'
  at: Date | null
}

/** What happened to a payment after it was captured. */
export interface PaymentChanges {
  refunds: readonly RefundReport[]
  disputes: readonly DisputeReport[]
}

/** One line of a payout to the trust's bank account. Amounts are paise and not negative, except `netPaise`. */
export interface SettlementLine {
  /** `reversal`: a chargeback that the bank gave back. `other`: the adapter cannot read its kind or its amounts. */
  kind: 'capture' | 'refund' | 'chargeback' | 'reversal' | 'other'
  txnId: string
  /** The provider's number of the payment. */
  providerId: string
  /** The provider's number of the refund or dispute; '' for a capture. */
  requestId: string
  amountPaise: number
  feePaise: number
  taxPaise: number
  /** What the line adds to the payout: negative for a refund and a chargeback. */
  netPaise: number
  /** The bank's reference of the payout. */
  utr: string
  /** How the donor paid, in the provider's code, e.g. `UPI`; '' if it does not say. */
  mode: string
  /** What the adapter could not read; '' of a line that it could. */
  note: string
}
