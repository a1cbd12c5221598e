/** The provider's three hashes: lowercase hex SHA-512 over parts joined by `|` (docs/payment-provider.md, sections 1 and 2). Pure functions. */
import { createHash, timingSafeEqual } from 'node:crypto'

export interface Merchant {
  key: string
  salt: string
}

/** The signed fields of a payment form. A missing `udf` counts as empty. */
export interface RequestHashFields {
  txnid: string
  amount: string
  productinfo: string
  firstname: string
  email: string
  udf1?: string
  udf2?: string
  udf3?: string
  udf4?: string
  udf5?: string
}

/** Optional signed parts of a request: charges of the merchant, or a split request's exact JSON text. */
export interface RequestHashExtra {
  additionalCharges?: string
  splitRequest?: string
  /** The exact JSON text of `si_details`. */
  mandate?: string
}

/** `key|txnid|amount|productinfo|firstname|email|udf1|…|udf5||||||SALT`, always 16 pipes, plus what is appended after the salt. Details of a mandate come before it. */
export function requestHash(merchant: Merchant, fields: RequestHashFields, extra: RequestHashExtra = {}): string {
  const { txnid, amount, productinfo, firstname, email, udf1 = '', udf2 = '', udf3 = '', udf4 = '', udf5 = '' } = fields
  const parts = [merchant.key, txnid, amount, productinfo, firstname, email, udf1, udf2, udf3, udf4, udf5]
  const appended = [extra.splitRequest, extra.additionalCharges].filter((part) => part !== undefined && part !== '')
  const mandate = extra.mandate === undefined ? [] : [extra.mandate]
  return sha512([...parts, '', '', '', '', '', ...mandate, merchant.salt, ...appended].join('|'))
}

/** The provider's post; each value is exactly as it arrived. */
export type PostedFields = Readonly<Record<string, string>>

/**
 * `SALT|status||||||udf5|…|udf1|email|firstname|productinfo|amount|txnid|key`, with additional charges before the salt if there are any.
 * `splitSent`: `splitInfo` is signed only if the request had a split. Otherwise it may arrive, but is not in the hash.
 */
export function reverseHash(salt: string, posted: PostedFields, splitSent = false): string {
  const field = (name: string) => posted[name] ?? ''
  const charges = field('additionalCharges') || field('additional_charges')
  const split = splitSent ? field('splitInfo') : ''
  const udf = ['udf5', 'udf4', 'udf3', 'udf2', 'udf1'].map(field)
  const rest = ['email', 'firstname', 'productinfo', 'amount', 'txnid', 'key'].map(field)
  const head = [...(charges ? [charges] : []), salt, field('status'), ...(split ? [split] : [])]
  return sha512([...head, '', '', '', '', '', ...udf, ...rest].join('|'))
}

/** `key|command|var1|SALT`; the post-service's other variables are never signed. */
export function postserviceHash(merchant: Merchant, command: string, var1: string): string {
  return sha512([merchant.key, command, var1, merchant.salt].join('|'))
}

/** Compares two hex digests in constant time, ignoring case. */
export function sameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one.toLowerCase()), Buffer.from(other.toLowerCase())]
  return a.length === b.length && timingSafeEqual(a, b)
}

function sha512(text: string): string {
  return createHash('sha512').update(text, 'utf8').digest('hex')
}
