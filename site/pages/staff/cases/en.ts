import type { DifferenceCode, NextStep, Severity } from '../../../../shared/contract/staff/differences.ts'

const kinds: Record<DifferenceCode, string> = {
  paid_late: 'Paid, and known late',
  unknown_payment: 'A payment without a donation',
  double_payment: 'A second payment for one donation',
  wrong_amount: 'Another amount was paid',
  wrong_product: 'The payment is for something else',
  not_paid_there: 'The provider does not have this payment',
  refunded_there: 'Refunded in the provider’s dashboard',
  refund_missing: 'The provider does not know a refund',
  refunded_too_much: 'More was refunded than paid',
  refund_failed: 'A refund did not work',
  disputed: 'The donor’s bank wants the money back',
  dispute_won: 'A dispute is won',
  dispute_lost: 'A dispute is lost',
  payout_amount: 'A payout has another amount',
  payout_sum: 'A payout’s fee and net do not add up',
  payout_unexplained: 'A payout has a line that belongs to nothing',
  payout_missing: 'Paid days ago, and in no payout',
}
const steps: Record<NextStep, string> = {
  none: 'Nothing is left to do.',
  find_donor: 'Find the donor in the provider’s dashboard. Refund the payment there, or enter a donation.',
  refund_second_payment: 'Refund the second payment in the provider’s dashboard.',
  check_amount: 'Ask the donor what was meant. Refund the payment in the provider’s dashboard.',
  check_product: 'Check whose payment this is. Refund it in the provider’s dashboard.',
  ask_provider: 'Send the evidence to the provider and ask.',
  check_refund: 'Find out who made the refund, and why. The ledger has it already.',
  repeat_refund: 'Ask for the refund again, or pay the donor by bank.',
  answer_dispute: 'Answer in the provider’s dashboard before its deadline.',
  tell_donor: 'Tell the donor that the receipt no longer counts.',
}
const severities: Record<Severity, string> = { notice: 'Applied', act: 'Within days', urgent: 'Urgent' }

export const en = {
  title: 'Cases',
  lead: 'Differences between our donations and the payment provider’s records, the urgent ones first.',
  filter: 'Which cases',
  filters: { yes: 'Open', no: 'Closed', all: 'All' },
  kinds,
  steps,
  severities,
  next: 'Next step',
  transaction: 'Transaction',
  day: 'Found on',
  amount: 'Donation',
  noDonation: 'None',
  evidence: 'Evidence and notes',
  messages: 'Stored messages',
  notes: 'Notes',
  note: 'How was it solved? Write no names of donors.',
  close: 'Close the case',
  closing: 'One moment, please',
  about: (txnId: string) => `: ${txnId}`,
  closed: 'Closed.',
  closedBy: (name: string) => `Closed by ${name}`,
  closedBySystem: 'Closed by the system',
  pages: 'cases',
  empty: 'No case is listed here.',
}

export type CaseTexts = typeof en
