/** What may differ between our donations and the provider's records. `api/accounting/reconciliation` finds it; staff see it as a case. */
import * as z from 'zod/mini'

export const differenceCodes = [
  /** The provider has the money of a donation that we took for unpaid. */
  'paid_late',
  /** A paid transaction that no donation has. */
  'unknown_payment',
  /** A second payment under the transaction id of a paid donation. */
  'double_payment',
  'wrong_amount',
  /** The payment is for another product, transaction or account. */
  'wrong_product',
  /** Being confirmed for days, and the provider has given no final answer. */
  'unconfirmed',
  /** We have it as paid; the provider does not. */
  'not_paid_there',
  /** A refund that nobody asked for here. */
  'refunded_there',
  /** We have a refund that the provider does not know. */
  'refund_missing',
  'refunded_too_much',
  /** The provider or the bank refused a refund that was approved here. */
  'refund_failed',
  'disputed',
  'dispute_won',
  'dispute_lost',
  'payout_amount',
  /** Amount less fee and tax is not what was paid out. */
  'payout_sum',
  /** A line of a payout without a payment or refund that we know. */
  'payout_unexplained',
  /** Paid days ago, and in no payout. */
  'payout_missing',
  /** The PDF of a receipt has letters that the fonts lack. */
  'receipt_letters',
] as const
export const differenceCodeSchema = z.enum(differenceCodes)
export type DifferenceCode = (typeof differenceCodes)[number]

/** What staff do next about a case. */
export const nextStepSchema = z.enum([
  'none',
  'find_donor',
  'refund_second_payment',
  'check_amount',
  'check_product',
  'ask_provider',
  'check_refund',
  'repeat_refund',
  'answer_dispute',
  'tell_donor',
  'correct_letters',
])
export type NextStep = z.infer<typeof nextStepSchema>

/** `notice`: applied, nothing is left to do. `act`: within days. `urgent`: money is at risk, or a deadline runs. */
export const severities = ['notice', 'act', 'urgent'] as const
export const severitySchema = z.enum(severities)
export type Severity = (typeof severities)[number]

interface DifferenceRule {
  nextStep: NextStep
  severity: Severity
  /** Every comparison of the day finds it until somebody solves it. The others are applied, or are not looked for each time. */
  lasts: boolean
}

export const differenceRules: Readonly<Record<DifferenceCode, DifferenceRule>> = {
  paid_late: { nextStep: 'none', severity: 'notice', lasts: false },
  unknown_payment: { nextStep: 'find_donor', severity: 'urgent', lasts: true },
  double_payment: { nextStep: 'refund_second_payment', severity: 'urgent', lasts: true },
  wrong_amount: { nextStep: 'check_amount', severity: 'act', lasts: true },
  wrong_product: { nextStep: 'check_product', severity: 'act', lasts: true },
  unconfirmed: { nextStep: 'ask_provider', severity: 'act', lasts: false },
  not_paid_there: { nextStep: 'ask_provider', severity: 'urgent', lasts: true },
  refunded_there: { nextStep: 'check_refund', severity: 'act', lasts: false },
  refund_missing: { nextStep: 'ask_provider', severity: 'urgent', lasts: false },
  refunded_too_much: { nextStep: 'ask_provider', severity: 'urgent', lasts: false },
  refund_failed: { nextStep: 'repeat_refund', severity: 'act', lasts: false },
  disputed: { nextStep: 'answer_dispute', severity: 'urgent', lasts: false },
  dispute_won: { nextStep: 'none', severity: 'notice', lasts: false },
  dispute_lost: { nextStep: 'tell_donor', severity: 'act', lasts: false },
  payout_amount: { nextStep: 'ask_provider', severity: 'act', lasts: true },
  payout_sum: { nextStep: 'ask_provider', severity: 'act', lasts: true },
  payout_unexplained: { nextStep: 'ask_provider', severity: 'act', lasts: true },
  payout_missing: { nextStep: 'ask_provider', severity: 'act', lasts: true },
  receipt_letters: { nextStep: 'correct_letters', severity: 'act', lasts: false },
}
