/** The post-service: queries of a shop's server about payments (docs/payment-provider.md, section 2). The formats are as documented there. */
import { amountOf, capturedState } from './changes/changes.ts'
import type { GatewayDeps } from './gatewayDeps.ts'
import { isSigned, type Merchant, serviceHash, UDF } from './hash.ts'
import { indianDay, indianStamp } from './indianTime.ts'
import { actionStatus, requestRefund, settlementDetails } from './changes/postserviceChanges.ts'
import { bankReference, resultFields, twoDecimals } from './result.ts'
import type { Transaction } from './transaction.ts'

type Form = Readonly<Record<string, string>>

const commands: Readonly<Record<string, (form: Form, deps: GatewayDeps) => object>> = {
  verify_payment: verifyPayment,
  get_Transaction_Details: dayList,
  cancel_refund_transaction: requestRefund,
  check_action_status: actionStatus,
  get_settlement_details: settlementDetails,
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
