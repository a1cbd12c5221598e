/** The words of the ledger: states of a donation, events that change them, and accounts. `api/accounting/ledger` has the rules. */

/** Every state of a donation. To add one, begin here: the compiler then lists what it needs. */
export const donationStates = [
  /** It has a transaction id. */
  'created',
  /** It is recorded, and the donor goes to the provider. */
  'handed_over',
  /** The provider knows a payment that is not decided. */
  'pending',
  'paid',
  'failed',
  /** The donor stopped the payment at the provider. */
  'cancelled',
  /** Nobody paid for a long time. */
  'expired',
  'part_refunded',
  'refunded',
  'disputed',
  'dispute_won',
  'dispute_lost',
  /** The trust cancelled an offline donation: its money never arrived, or it was entered twice. */
  'voided',
] as const
export type DonationState = (typeof donationStates)[number]

/** What can happen to a donation. Each is a fact with its evidence, and never changes. */
export const donationEvents = [
  'prepared',
  'handed_over',
  /** The donor recorded another donation under the same consent, so this one can no longer be handed over. */
  'withdrawn',
  'awaiting',
  'paid',
  'failed',
  'cancelled',
  'expired',
  'refund_requested',
  'refunded',
  'refund_failed',
  'disputed',
  'dispute_won',
  'dispute_lost',
  /** A line of a payout: the provider paid the money out to the trust's bank. */
  'settled',
  /** The provider has money that contradicts the donation, or that belongs to none. */
  'unmatched',
  'taken_offline',
  /** A cheque in hand was realised. */
  'cleared',
  'corrected',
  'voided',
] as const
export type DonationEvent = (typeof donationEvents)[number]

export const ledgerAccounts = [
  /** What donors gave. */
  'donations',
  /** What the provider holds for the trust. */
  'clearing',
  /** What the provider took, and no donation agrees with. It waits for staff. */
  'suspense',
  /** What arrived: payouts, each with the bank's reference, and offline donations. */
  'bank',
  /** The account that the law demands for foreign contributions. */
  'foreign_bank',
  'cash',
  /** Cheques in hand: the bank has not paid them yet. */
  'cheques',
  /** What the provider kept for its work. */
  'fees',
  /** The tax on the fees. */
  'gst',
  /** What went back to donors: refunds and lost disputes. */
  'refunds',
  /** What the provider withholds until a dispute is decided. */
  'disputes',
] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]

export type DonationSource = 'online' | 'offline'
