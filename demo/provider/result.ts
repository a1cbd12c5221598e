/** The result for the shop, by the payer's browser and by the webhook alike (docs/payment-provider.md, section 1). */

import { type Merchant, responseHash, UDF } from './hash.ts'
import type { Transaction } from './transaction.ts'

/** The provider's clock: every date it shows or asks for is an Indian date. */
const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** `2026-11-15 01:30:00` in India for an instant in milliseconds. */
export const indianStamp = (atMs: number): string => parts.format(atMs).replace(', ', ' ')

/** `2026-11-15`: the Indian day of an instant in milliseconds. */
export const indianDay = (atMs: number): string => indianStamp(atMs).slice(0, 10)

const ERRORS: Record<Transaction['unmappedstatus'], { error: string; error_Message: string; field9: string }> = {
  captured: { error: 'E000', error_Message: 'No Error', field9: 'Transaction completed successfully' },
  'in progress': { error: 'E000', error_Message: 'No Error', field9: 'Waiting for the bank' },
  initiated: { error: 'E000', error_Message: 'No Error', field9: '' },
  failed: { error: 'E308', error_Message: 'Transaction failed at the bank', field9: 'Authentication unsuccessful' },
  userCancelled: { error: 'E1605', error_Message: 'Transaction cancelled by the payer', field9: 'Cancelled by user' },
  bounced: { error: 'E1604', error_Message: 'Transaction left by the payer', field9: 'User left the payment page' },
}

const ECHOED = [
  'txnid',
  'productinfo',
  'firstname',
  'lastname',
  'address1',
  'address2',
  'city',
  'state',
  'country',
  'zipcode',
  'email',
  'phone',
  ...UDF,
]

/** `10` becomes `10.00`: the provider formats amounts its own way, and hashes the formatted ones. */
export const twoDecimals = (amount: string): string => {
  const [rupees = '0', paise = ''] = amount.split('.')
  return `${BigInt(rupees)}.${paise.padEnd(2, '0')}`
}

/** Every field of a result, signed with the reverse hash. `change` replaces or adds fields before the signature. */
export function resultFields(
  transaction: Transaction,
  merchant: Merchant,
  change: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const { fields, mode, status } = transaction
  const paid = status === 'success'
  const amount = twoDecimals(fields.amount ?? '0')
  const card = mode === 'CC' && transaction.answered
  const unsigned: Record<string, string> = {
    mihpayid: transaction.mihpayid,
    mode,
    status,
    unmappedstatus: transaction.unmappedstatus,
    key: merchant.key,
    amount,
    cardCategory: card ? 'domestic' : '',
    discount: '0.00',
    net_amount_debit: paid ? amount : '0.00',
    addedon: indianStamp(transaction.addedAtMs),
    ...Object.fromEntries(ECHOED.map((name) => [name, fields[name] ?? ''])),
    ...Object.fromEntries([6, 7, 8, 9, 10].map((n) => [`udf${n}`, ''])),
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((n) => [`field${n}`, ''])),
    ...ERRORS[transaction.unmappedstatus],
    payment_source: 'payu',
    PG_TYPE: `${mode}-PG`,
    bank_ref_num: bankReference(transaction),
    bankcode: { CC: 'CC', UPI: 'UPI', NB: 'SNDB' }[mode],
    name_on_card: card ? 'Test Card' : '',
    cardnum: card ? 'XXXXXXXXXXXX2346' : '',
    cardhash: '',
    ...change,
  }
  return { ...unsigned, hash: responseHash(unsigned, merchant) }
}

/** The bank's own number: only a payment that reached the bank has one. */
export const bankReference = (transaction: Transaction): string =>
  transaction.status === 'success' ? transaction.mihpayid.slice(-12) : ''

/** A forged result: changed after it was signed. The ledger does not change, because nobody paid. */
export function tamperedFields(
  transaction: Transaction,
  merchant: Merchant,
  change: 'status' | 'amount',
): Record<string, string> {
  if (change === 'status')
    return { ...resultFields(transaction, merchant), status: 'success', unmappedstatus: 'captured' }
  const paid: Transaction = { ...transaction, status: 'success', unmappedstatus: 'captured' }
  return { ...resultFields(paid, merchant), amount: '1.00' }
}
