import type { Transaction } from '../transaction.ts'
import { paidPaise, refundStatus } from './changes.ts'

/** Every movement of a transaction's money: the capture, refunds and chargebacks. `doneAtMs` is null while it has not happened. */
export function movementsOf(transaction: Transaction, nowMs: number) {
  const paid = paidPaise(transaction)
  const atMs = transaction.paidAtMs ?? transaction.addedAtMs
  const capture = {
    action: 'capture',
    id: transaction.mihpayid,
    paise: paid,
    token: '',
    status: paid > 0 ? 'SUCCESS' : transaction.status.toUpperCase(),
    atMs,
    doneAtMs: paid > 0 ? atMs : null,
  }
  const refunds = transaction.refunds.map((refund) => {
    const status = refundStatus(refund, nowMs)
    const { requestId: id, paise, token, addedAtMs, dueAtMs } = refund
    return {
      action: 'refund',
      id,
      paise,
      token,
      status,
      atMs: addedAtMs,
      doneAtMs: status === 'success' ? dueAtMs : null,
    }
  })
  const disputes = transaction.disputes.map(({ id, paise, status, addedAtMs, endedAtMs, reversedAtMs }) => ({
    action: 'chargeback',
    id,
    paise,
    token: '',
    status,
    atMs: endedAtMs ?? addedAtMs,
    doneAtMs: status === 'lost' || reversedAtMs !== null ? endedAtMs : null,
  }))
  return [capture, ...refunds, ...disputes]
}
