/** The post-service: queries of a shop's server about payments (docs/payment-provider.md, section 2). The formats are as documented there. */
import { amountOf, capturedState } from './changes/changes.ts'
import type { GatewayDeps } from './gatewayDeps.ts'
import { type Merchant, sameHash, serviceHash, UDF } from './hash.ts'
import { indianDay, indianStamp } from './indianTime.ts'
import { actionStatus, requestRefund, settlementDetails } from './changes/postserviceChanges.ts'
import { bankReference, resultFields, twoDecimals } from './result.ts'
import type { Transaction } from './transaction.ts'
import type { Transactions } from './transactions.ts'

/**
 * Answers one query.
 *
 * @param form `key`, `command`, `var1`, `var2`, `hash`; the hash covers key, command and var1
 * @returns the JSON text. Its top `status` is about the query, not about a payment
 */
export function answerPostService(form: Readonly<Record<string, string>>, deps: GatewayDeps): string {
  const { merchant, transactions: books } = deps
  const { key = '', command = '', var1 = '', var2 = '', hash = '' } = form
  if (key === '' || command === '' || var1 === '' || hash === '') return refused('Parameter missing')
  if (key !== merchant.key) return refused('Invalid Key')
  if (!sameHash(hash, serviceHash(command, var1, merchant))) return refused('Invalid Hash.')
  if (command === 'verify_payment') return verifyPayment(var1.split('|'), deps)
  if (command === 'get_Transaction_Details') return dayList(var1, var2, books)
  if (command === 'cancel_refund_transaction') return JSON.stringify(requestRefund(form, deps))
  if (command === 'check_action_status') return JSON.stringify(actionStatus(form, deps))
  if (command === 'get_settlement_details') return JSON.stringify(settlementDetails(form, deps))
  return refused(`Unknown command ${command.slice(0, 60)}`)
}

const refused = (msg: string): string => JSON.stringify({ status: 0, msg })

function verifyPayment(txnids: string[], { merchant, transactions: books, nowMs }: GatewayDeps): string {
  const found = txnids.flatMap((txnid) => books.byTxnId(txnid) ?? [])
  const details = txnids.map((txnid) => {
    const transaction = books.byTxnId(txnid)
    return [
      txnid,
      transaction ? verified(transaction, merchant, nowMs()) : { mihpayid: 'Not Found', status: 'Not Found' },
    ] as const
  })
  return JSON.stringify({
    status: found.length > 0 ? 1 : 0,
    msg: `${found.length} out of ${txnids.length} Transactions Fetched Successfully`,
    transaction_details: Object.fromEntries(details),
  })
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
function dayList(from: string, to: string, books: Transactions): string {
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
  return JSON.stringify({
    status: 1,
    msg: 'Transaction Fetched Successfully',
    Transaction_details: [...books.all().filter(isWithin).map(row), ...refunds],
  })
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
