/** Which fields of the provider's post are stored, and which of them identify the donor (docs/payment-provider.md, section 4). */
import type { FormFields } from '../provider.ts'

/** The fields that the reverse hash covers, and the hash itself. */
export const signedFields = [
  'status',
  'udf5',
  'udf4',
  'udf3',
  'udf2',
  'udf1',
  'email',
  'firstname',
  'productinfo',
  'amount',
  'txnid',
  'key',
  'additionalCharges',
  'additional_charges',
  'hash',
] as const

/** Fields that help to find out what happened to a payment. Anybody can change them on the way through the browser. */
const unsignedFields = [
  'mihpayid',
  'mode',
  'unmappedstatus',
  'addedon',
  'discount',
  'net_amount_debit',
  'bank_ref_num',
  'bankcode',
  'PG_TYPE',
  'payment_source',
  'error',
  'error_Message',
  'field9',
  // Of messages about refunds and disputes.
  'action',
  'event',
  'amt',
  'token',
  'request_id',
  'merchantTxnId',
  'txn_id',
  'cb_id',
  'cb_amount',
  'cb_status',
] as const

const stored: ReadonlySet<string> = new Set([...signedFields, ...unsignedFields])

/**
 * Fields of our form, of stored evidence, and of evidence that older versions stored. The hash is one: with it, a guess at the others could be checked.
 */
const personal: ReadonlySet<string> = new Set([
  'hash',
  'firstname',
  'lastname',
  'email',
  'phone',
  'address1',
  'address2',
  'city',
  'state',
  'country',
  'zipcode',
  'name_on_card',
  'cardnum',
])

/**
 * The part of a post to store. It is a list of what is allowed, so card data and addresses never reach the database, in whatever field the provider sends
 * them.
 */
export const evidenceOf = (posted: FormFields): FormFields =>
  Object.fromEntries(Object.entries(posted).filter(([name]) => stored.has(name)))

/** Whether a field identifies the donor. */
export const isPersonalField = (name: string): boolean => personal.has(name)
