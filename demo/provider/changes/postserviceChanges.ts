/** The post-service's commands about refunds, chargebacks and payouts (docs/payment-provider.md, section 2). */
import { amountOf, paidPaise, paiseOf, withRefund } from './changes.ts'
import { refundMessage } from './changeMessages.ts'
import type { GatewayDeps } from '../gatewayDeps.ts'
import { indianStamp } from '../indianTime.ts'
import { movementsOf } from './movements.ts'
import { settlementOf } from './settlements.ts'
import type { Transaction } from '../transaction.ts'

const TOKEN_MOST = 23

/** `cancel_refund_transaction`. The same token again is the same refund, so a shop that got no answer may ask again. */
export function requestRefund(
  { var1 = '', var2: token = '', var3: amount = '' }: Readonly<Record<string, string>>,
  deps: GatewayDeps,
): object {
  const transaction = deps.transactions.byMihpayId(var1)
  if (!transaction) return { status: 0, msg: 'Invalid payuid' }
  if (token === '' || token.length > TOKEN_MOST) return { status: 0, msg: 'Token is invalid' }
  const queued = (requestId: string) => ({
    status: 1,
    msg: 'Refund Request Queued',
    request_id: requestId,
    mihpayid: transaction.mihpayid,
    error_code: 102,
  })
  const earlier = transaction.refunds.find((refund) => refund.token === token)
  if (earlier) return queued(earlier.requestId)
  if (paidPaise(transaction) === 0) return { status: 0, msg: 'Refund FAILURE - transaction is not captured' }
  const now = deps.nowMs()
  const paise = paiseOf(amount) ?? 0
  const done = withRefund(transaction, { token, paise, addedAtMs: now, dueAtMs: now + deps.refundAfterMs })
  if (!done) return { status: 0, msg: 'Refund FAILURE - Invalid amount' }
  deps.transactions.change(done.transaction)
  const { requestId } = done.refund
  deps.webhooks.send(() => whenDone(transaction, requestId, deps), { delayMs: deps.refundAfterMs, copies: 1 })
  return queued(requestId)
}

/** The message when the bank is done. If it has refused meanwhile, it has said so then. */
function whenDone({ mihpayid }: Transaction, requestId: string, { transactions, merchant, nowMs }: GatewayDeps) {
  const transaction = transactions.byMihpayId(mihpayid)
  const refund = transaction?.refunds.find((one) => one.requestId === requestId)
  return transaction && refund && !refund.refused ? refundMessage(transaction, refund, merchant, nowMs()) : null
}

/** `check_action_status` by the number of a payment (`var2` is `payuid`), or by that of a refund. */
export function actionStatus(
  { var1 = '', var2 = '' }: Readonly<Record<string, string>>,
  { transactions, nowMs }: GatewayDeps,
): object {
  const transaction =
    var2 === 'payuid'
      ? transactions.byMihpayId(var1)
      : transactions.all().find(({ refunds }) => refunds.some(({ requestId }) => requestId === var1))
  const actions = transaction ? actionsOf(transaction, nowMs()) : {}
  const found = var2 === 'payuid' ? actions : Object.fromEntries(Object.entries(actions).filter(([id]) => id === var1))
  return transaction
    ? { status: 1, msg: '1 out of 1 Transactions Fetched Successfully', transaction_details: { [var1]: found } }
    : { status: 0, msg: '0 out of 1 Transactions Fetched Successfully', transaction_details: { [var1]: 'No action' } }
}

/** Every action of a payment by its number. */
function actionsOf(transaction: Transaction, nowMs: number): Record<string, object> {
  const { mihpayid, mode } = transaction
  const common = { mihpayid, mode, bank_ref_num: mihpayid.slice(-12) }
  const rows = movementsOf(transaction, nowMs).map(({ action, id, paise, token, status, atMs, doneAtMs }) => ({
    ...common,
    request_id: id,
    action,
    amt: amountOf(paise),
    token,
    status,
    addedon: indianStamp(atMs),
    ...(action === 'refund' ? { success_at: doneAtMs && indianStamp(doneAtMs) } : {}),
  }))
  return Object.fromEntries(rows.map((row) => [row.request_id, row]))
}

/** `get_settlement_details` of an Indian day. */
export function settlementDetails(
  { var1: day = '' }: Readonly<Record<string, string>>,
  { transactions, nowMs }: GatewayDeps,
): object {
  const lines = settlementOf(transactions.all(), day, nowMs())
  return { status: lines.length > 0 ? 1 : 0, msg: `${lines.length} transactions settled on ${day}`, Txn_details: lines }
}
