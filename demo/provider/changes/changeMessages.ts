/** The messages about refunds and chargebacks to the shop's server: the fields of a result, with the new status, signed like one. */
import { amountOf, capturedState } from './changes.ts'
import type { Merchant } from '../hash.ts'
import { resultFields } from '../result.ts'
import type { Dispute, Refund, Transaction } from '../transaction.ts'

/** @param atMs when the message is about: the refund may be due later than now */
export function refundMessage(
  transaction: Transaction,
  refund: Refund,
  merchant: Merchant,
  atMs: number,
): Record<string, string> {
  const state = refund.refused ? 'failure' : 'success'
  return resultFields(transaction, merchant, {
    // A refused refund leaves the payment as it is.
    status: refund.refused ? transaction.status : 'refunded',
    unmappedstatus: capturedState(transaction, atMs),
    action: 'refund',
    refund_status: state,
    request_id: refund.requestId,
    token: refund.token,
    amt: amountOf(refund.paise),
  })
}

export function disputeMessage(transaction: Transaction, dispute: Dispute, merchant: Merchant): Record<string, string> {
  return resultFields(transaction, merchant, {
    event: 'dispute',
    cb_id: dispute.id,
    cb_amount: amountOf(dispute.paise),
    cb_status: dispute.status,
  })
}
