/**
 * The provider's own calculation of hashes, written separately from the merchant's (api) on purpose: if both used one function, their agreement would
 * prove nothing. Formulas: docs/payment-provider.md, sections 1 and 2. Lowercase hex SHA-512 of UTF-8.
 */
import { createHash, timingSafeEqual } from 'node:crypto'

/** A shop's key and salt. The salt never leaves the two servers. */
export interface Merchant {
  key: string
  /** Signs the provider's results. */
  salt: string
  /** Salts that the shop may sign with, too, while it changes from one to the other. */
  alsoAccepted?: readonly string[]
  /** Shown to the payer. */
  name?: string
}

type Fields = Readonly<Record<string, string | undefined>>

const sha512 = (text: string): string => createHash('sha512').update(text, 'utf8').digest('hex')
const pick = (fields: Fields, names: readonly string[]): string[] => names.map((name) => fields[name] ?? '')
/** Fields that the provider passes through for the shop. */
export const UDF = ['udf1', 'udf2', 'udf3', 'udf4', 'udf5'] as const
const FIVE_RESERVED = ['', '', '', '', '']

/**
 * Hash of a payment from the shop: key, txnid, amount, productinfo, firstname, email, udf1 to 5, five empty fields, salt. The details of a mandate, if there are
 * any, come before the salt.
 */
export function requestHash(fields: Fields, merchant: Merchant): string {
  const named = pick(fields, ['txnid', 'amount', 'productinfo', 'firstname', 'email', ...UDF])
  const mandate = fields.si === '1' ? [fields.si_details ?? ''] : []
  return sha512([merchant.key, ...named, ...FIVE_RESERVED, ...mandate, merchant.salt].join('|'))
}

/** Hash of a result: the same fields in reverse, after salt and status. */
export function responseHash(fields: Fields, merchant: Merchant): string {
  const named = pick(fields, [...UDF.toReversed(), 'email', 'firstname', 'productinfo', 'amount', 'txnid'])
  return sha512([merchant.salt, fields.status ?? '', ...FIVE_RESERVED, ...named, merchant.key].join('|'))
}

/** Hash of a post-service query. It covers only the first variable. */
export function serviceHash(command: string, var1: string, merchant: Merchant): string {
  return sha512([merchant.key, command, var1, merchant.salt].join('|'))
}

/** Whether a shop's hash is right under one of the salts that count now. `hashUnder` calculates it with one salt. */
export const isSigned = (given: string, merchant: Merchant, hashUnder: (merchant: Merchant) => string): boolean =>
  [merchant.salt, ...(merchant.alsoAccepted ?? [])].some((salt) => sameHash(given, hashUnder({ ...merchant, salt })))

/** Compares two hashes without regard to case, in constant time. */
export function sameHash(given: string, own: string): boolean {
  const left = Buffer.from(given.toLowerCase())
  const right = Buffer.from(own.toLowerCase())
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Hash of a message about a mandate. */
export const mandateHash = (fields: Fields, merchant: Merchant): string =>
  sha512(
    [...pick(fields, ['status', 'action', 'authpayuid', 'dateTime', 'amount', 'endDate']), merchant.salt].join('|'),
  )

/** Hash of a message about the mandate of a card. */
export const cardMandateHash = (fields: Fields, merchant: Merchant): string => {
  const names = ['status', 'authpayuId', 'notificationType', 'billingAmount', 'paymentStartDate', 'paymentEndDate']
  return sha512([...pick(fields, [...names, 'message', 'eventDate', 'key', ...UDF]), merchant.salt].join('|'))
}
