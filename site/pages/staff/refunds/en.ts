import type { RefundState } from '../../../../shared/contract/staff/refunds.ts'

const states: Record<RefundState, string> = {
  asked: 'Waits for another person',
  refused: 'Refused',
  approved: 'Approved; it goes to the provider',
  sent: 'The bank is working on it',
  done: 'Done; the donor has a mail',
  failed: 'Failed; see the cases',
}

export const en = {
  title: 'Refunds',
  lead: 'One person asks for a refund, and another approves it. Online donations only.',
  states,
  ask: 'Ask for a refund',
  txnId: 'Transaction of the donation',
  transaction: 'Transaction',
  amount: 'Amount in rupees',
  reason: 'Reason. Write no names of donors.',
  wrongTxnId: 'Enter the number of the transaction.',
  wrongAmount: 'Enter whole rupees, 1 or more.',
  tooMuch: 'Less than this is left to refund.',
  wrongNote: 'Write 3 to 500 letters.',
  asking: 'One moment, please',
  asked: 'Asked. Another person must approve it.',
  refundOf: (amount: string, of: string) => `${amount} of ${of}`,
  donor: 'Donor',
  noDonor: 'Account deleted',
  why: 'Reason',
  askedBy: 'Asked by',
  decidedBy: 'Decided by',
  note: 'Note',
  approve: 'Approve',
  refuse: 'Refuse',
  withdraw: 'Withdraw',
  refuseNote: 'If you refuse: why?',
  withdrawNote: 'If you withdraw: why?',
  own: 'You asked for this, so another person must approve it.',
  approved: 'Approved. It goes to the provider within a minute.',
  refused: 'The refund is not made.',
  about: (txnId: string) => `: ${txnId}`,
  pages: 'refunds',
  empty: 'Nobody has asked for a refund yet.',
}

export type RefundTexts = typeof en
