/** The post-service: queries of a shop's server about payments (docs/payment-provider.md, section 2). The formats are as documented there. */
import {
  amountOf,
  capturedState,
  paidPaise,
  paiseOf,
  withRefund,
  refundMessage,
  movementsOf,
  settlementOf,
} from './changes.ts'
import type { GatewayDeps } from './gatewayDeps.ts'
import { isSigned, type Merchant, serviceHash, UDF } from './hash.ts'
import { mandateCommands } from './mandates.ts'
import { bankReference, resultFields, twoDecimals, indianDay, indianStamp } from './result.ts'
import type { Transaction } from './transaction.ts'

type Form = Readonly<Record<string, string>>

const TOKEN_MOST = 23

/** `cancel_refund_transaction`. The same token again is the same refund, so a shop that got no answer may ask again. */
function requestRefund({ var1 = '', var2: token = '', var3: amount = '' }: Form, deps: GatewayDeps): object {
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
function actionStatus({ var1 = '', var2 = '' }: Form, { transactions, nowMs }: GatewayDeps): object {
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

const PAGE_LINES = 2_000

/** `get_settlement_details` of an Indian day: a page (`var2`, from 1) of as many lines as `var3` says, at most 2,000. */
function settlementDetails(
  { var1: day = '', var2: page = '1', var3: size = String(PAGE_LINES) }: Form,
  { transactions, nowMs }: GatewayDeps,
): object {
  if (![page, size].every((text) => /^[1-9]\d{0,5}$/.test(text))) return { status: 0, msg: 'Invalid page' }
  const most = Math.min(Number(size), PAGE_LINES)
  const all = settlementOf(transactions.all(), day, nowMs())
  const lines = all.slice((Number(page) - 1) * most, Number(page) * most)
  return { status: lines.length > 0 ? 1 : 0, msg: `${lines.length} transactions settled on ${day}`, Txn_details: lines }
}

/** The ways to pay, as banks, a wallet and UPI. */
const options = [
  { ibibo_code: 'UPI', title: 'Sandbox UPI', mode: 'UPI' },
  { ibibo_code: 'SBXB', title: 'Sandbox Bank', mode: 'NB' },
  { ibibo_code: 'NMNB', title: 'Namuna Bank', mode: 'NB' },
  { ibibo_code: 'SBXW', title: 'Sandbox Wallet', mode: 'CASH' },
] as const

/** `get_pg_up_status_api` of one option (`var1`), or of all (`default`). Without `var2` = 1 an option that fails often works. */
function upStatus({ var1 = '', var2 = '' }: Form, { ways }: GatewayDeps): object {
  const wanted = options.filter(({ ibibo_code }) => var1 === 'default' || var1 === ibibo_code)
  if (wanted.length === 0) return { status: 0, msg: 'No information available' }
  const answers = wanted.map((option) => {
    const state = ways[option.mode]
    return [option.ibibo_code, { ...option, up_status: state === '3' && var2 !== '1' ? '1' : state }]
  })
  return var1 === 'default' ? Object.fromEntries(answers) : (answers[0]?.[1] as object)
}

const commands: Readonly<Record<string, (form: Form, deps: GatewayDeps) => object>> = {
  verify_payment: verifyPayment,
  get_Transaction_Details: dayList,
  cancel_refund_transaction: requestRefund,
  check_action_status: actionStatus,
  get_settlement_details: settlementDetails,
  get_pg_up_status_api: upStatus,
  ...mandateCommands,
}

/**
 * Answers one query.
 *
 * @param form `key`, `command`, `var1`, `var2`, `hash`; the hash covers key, command and var1
 * @returns its top `status` is about the query, not about a payment
 */
export function answerPostService(form: Form, deps: GatewayDeps): object {
  const { merchant } = deps
  const { key = '', command = '', var1 = '', hash = '' } = form
  if (key === '' || command === '' || var1 === '' || hash === '') return refused('Parameter missing')
  if (key !== merchant.key) return refused('Invalid Key')
  if (!isSigned(hash, merchant, (under) => serviceHash(command, var1, under))) return refused('Invalid Hash.')
  const answer = Object.hasOwn(commands, command) && commands[command]?.(form, deps)
  return answer || refused(`Unknown command ${command.slice(0, 60)}`)
}

const refused = (msg: string) => ({ status: 0, msg })

function verifyPayment({ var1 = '' }: Form, { merchant, transactions, nowMs }: GatewayDeps) {
  const txnids = var1.split('|')
  const found = txnids.flatMap((txnid) => transactions.byTxnId(txnid) ?? [])
  const notFound = txnids.map((txnid) => [txnid, { mihpayid: 'Not Found', status: 'Not Found' }])
  const details = found.map((one) => [one.fields.txnid, verified(one, merchant, nowMs())])
  return {
    status: found.length > 0 ? 1 : 0,
    msg: `${found.length} out of ${txnids.length} Transactions Fetched Successfully`,
    transaction_details: Object.fromEntries([...notFound, ...details]),
  }
}

function verified(transaction: Transaction, merchant: Merchant, nowMs: number) {
  const result = resultFields(transaction, merchant)
  return {
    mihpayid: transaction.mihpayid,
    request_id: '',
    bank_ref_num: bankReference(transaction),
    amt: result.amount,
    transaction_amount: result.amount,
    txnid: result.txnid,
    additional_charges: '0.00',
    productinfo: result.productinfo,
    firstname: result.firstname,
    bankcode: result.bankcode,
    ...Object.fromEntries(UDF.map((name) => [name, result[name]])),
    field9: result.field9,
    error_code: result.error,
    addedon: result.addedon,
    payment_source: result.payment_source,
    error_Message: result.error_Message,
    net_amount_debit: Number(result.net_amount_debit),
    disc: '0.00',
    currency: transaction.payoutFault === 'currency' ? 'USD' : 'INR',
    mode: result.mode,
    PG_TYPE: result.PG_TYPE,
    status: transaction.status,
    unmappedstatus: capturedState(transaction, nowMs),
  }
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** Payments of the Indian days from `from` to `to`, both included. */
function dayList({ var1: from = '', var2: to = '' }: Form, { transactions: books }: GatewayDeps) {
  if (!isDay(from) || !isDay(to)) return refused('Invalid Date Entered. Date format should be yyyy-mm-dd')
  const isWithin = ({ addedAtMs }: { addedAtMs: number }) => indianDay(addedAtMs) >= from && indianDay(addedAtMs) <= to
  const refunds = books.all().flatMap((transaction) =>
    transaction.refunds.filter(isWithin).map(({ paise, addedAtMs }) => ({
      ...row(transaction),
      action: 'refund',
      amount: amountOf(paise),
      addedon: indianStamp(addedAtMs),
    })),
  )
  return {
    status: 1,
    msg: 'Transaction Fetched Successfully',
    Transaction_details: [...books.all().filter(isWithin).map(row), ...refunds],
  }
}

function row(transaction: Transaction) {
  const amount = twoDecimals(transaction.fields.amount ?? '0')
  return {
    id: transaction.mihpayid,
    action: transaction.status === 'success' ? 'capture' : 'authorize',
    status: { success: 'SUCCESS', failure: 'FAILED', pending: 'PENDING' }[transaction.status],
    txnid: transaction.fields.txnid,
    amount,
    transaction_fee: amount,
    additional_charges: '0.00',
    bank_ref_no: bankReference(transaction),
    error_code: transaction.status === 'failure' ? 'E308' : 'E000',
    mode: transaction.mode,
    addedon: indianStamp(transaction.addedAtMs),
    failure_reason: transaction.status === 'failure' ? 'Transaction failed' : null,
  }
}
