/** The provider's rules for a payment form (docs/payment-provider.md, section 1, "Fields"), and its wording of refusals. */
import { isSigned, type Merchant, requestHash, UDF } from './hash.ts'

export type PaymentFields = Readonly<Record<string, string>>

/** The HTTP status of each refusal; its code is for the log and tests. */
const STATUS = { missing: 400, key: 403, hash: 403, format: 400, duplicate: 409 } as const
type Code = keyof typeof STATUS

/** The payer sees `reason` and `remedy`. */
type Refusal = ReturnType<typeof refusal>

const MANDATORY = ['key', 'txnid', 'amount', 'productinfo', 'firstname', 'email', 'phone', 'surl', 'furl', 'hash']

const FORMATS: ReadonlyArray<{ name: string; rule: RegExp; asks: string }> = [
  { name: 'txnid', rule: /^[\w-]{1,25}$/, asks: 'at most 25 letters and digits' },
  { name: 'amount', rule: /^(?=.*[1-9])\d{1,10}(\.\d{1,2})?$/, asks: 'a number above 0 with at most two decimals' },
  {
    name: 'productinfo',
    rule: /^[A-Za-z0-9\-_@/ .]{1,100}$/,
    asks: 'at most 100 of A-Z a-z 0-9 - _ @ / space and dot',
  },
  { name: 'firstname', rule: /^[^<>]{1,60}$/u, asks: 'at most 60 characters' },
  {
    name: 'email',
    rule: /^(?=.{3,50}$)[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/,
    asks: 'an e-mail address of at most 50 characters',
  },
  { name: 'phone', rule: /^\+?\d{10,15}$/, asks: 'a telephone number in digits' },
]

/**
 * Parses a payment form as strictly as the provider does.
 *
 * @param isUsed whether a txn id was used before; every attempt needs a new one
 * @returns null if the form is valid, else the first refusal
 */
export function refusePayment(
  fields: PaymentFields,
  merchant: Merchant,
  isUsed: (txnid: string) => boolean,
): Refusal | null {
  const missing = MANDATORY.filter((name) => (fields[name] ?? '') === '')
  if (missing.length > 0) return missingFields(missing, Object.keys(fields))
  if (fields.key !== merchant.key) {
    const remedy = 'Kindly check the key that belongs to this salt.'
    return refusal('key', 'Transaction failed due to an invalid merchant key.', remedy)
  }
  if (!isSigned(fields.hash ?? '', merchant, (under) => requestHash(fields, under))) {
    const remedy =
      'Kindly compute the hash as key|txnid|amount|productinfo|firstname|email|udf1|udf2|udf3|udf4|udf5||||||SALT over the very strings that are posted.'
    const reason = 'Transaction failed due to incorrectly calculated hash parameter. Checksum failed.'
    return refusal('hash', reason, remedy)
  }
  // Net banking agrees to later debits at ₹0.
  const atZero = fields.si === '1' && /^0(\.00?)?$/.test(fields.amount ?? '')
  const malformed = FORMATS.find(({ name, rule }) => !rule.test(fields[name] ?? '') && !(name === 'amount' && atZero))
  if (malformed) return wrongFormat(malformed.name, malformed.asks)
  const address = ['surl', 'furl'].find((name) => !isAbsolute(fields[name] ?? ''))
  if (address) return wrongFormat(address, 'an absolute address beginning with http:// or https://')
  const udf = UDF.find((name) => (fields[name] ?? '').length > 255)
  if (udf) return wrongFormat(udf, 'at most 255 characters')
  if (isUsed(fields.txnid ?? '')) {
    const remedy = 'Kindly send a new txnid with every attempt.'
    return refusal('duplicate', 'Transaction failed due to duplicate Order ID.', remedy)
  }
  return null
}

function missingFields(missing: readonly string[], sent: readonly string[]): Refusal {
  const reason = `One or more mandatory parameters are missing in the transaction request. Mandatory parameter missing: ${missing.join(', ')}.`
  const received = sent.length > 0 ? sent.join(', ').slice(0, 300) : 'none'
  return refusal('missing', reason, `Mandatory are: ${MANDATORY.join(', ')}. Received: ${received}.`)
}

const wrongFormat = (name: string, asks: string): Refusal =>
  refusal('format', `Transaction failed due to an invalid ${name} parameter.`, `Kindly send as ${name} ${asks}.`)

const refusal = (code: Code, reason: string, remedy: string) => ({ code, status: STATUS[code], reason, remedy })

function isAbsolute(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}
