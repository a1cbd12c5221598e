/** The adapter of PayU India's hosted checkout: docs/payment-provider.md. */
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { providerAmount, readProviderAmount } from '../../../shared/money.ts'
import { fieldsOfJson } from '../readMessage.ts'
import type { SettlementLine } from '../changes.ts'
import {
  type FormFields,
  type IssuedPayment,
  type PaymentProvider,
  type PaymentReport,
  type ProviderMessage,
  ProviderUnreachable,
  type Verdict,
  type VerifiedReturn,
} from '../provider.ts'
import { callService, type Command, type ProviderCall, type Service, readPaise, text } from './callService.ts'
import { listDay, readWays, requestRefund, type VerifiedPayment, verifyPayments, listChanges } from './postservice.ts'
import { buildFormFields } from './formFields.ts'
import { reverseHash, sameHash } from './hash.ts'
import { createMandates } from './mandates.ts'

/** The trust's account. */
export interface PayuAccount {
  key: string
  /** The first signs. All of them verify, so a payment that began before the salt changed is still believed. Empty if online payment is not set up. */
  salts: readonly string[]
}

export interface PayuOptions {
  merchant: PayuAccount
  /** The address of the form's post (`payuAddresses`). */
  paymentUrl: string
  /** The address of the server's queries (`payuAddresses`). */
  infoUrl: string
  fetch: typeof fetch
  /** Receives each request to the provider, for metrics. */
  observe?: (call: ProviderCall) => void
}

const PROVIDER_ID_MOST = 50

export function createPayu({ merchant, paymentUrl, infoUrl, fetch, observe }: PayuOptions): PaymentProvider {
  const salts = merchant.salts.filter((salt) => salt !== '')
  const signing = { key: merchant.key, salt: salts[0] ?? '' }
  const service: Service = { merchant: signing, infoUrl, fetch, ...(observe && { observe }) }
  return {
    name: 'payu',
    paymentUrl,
    async prepare(order) {
      // An empty salt would make a form that anybody can sign.
      if (signing.salt === '') throw new ProviderUnreachable('there is no salt')
      const fields = buildFormFields(signing, order)
      return { fields, proof: fields.hash }
    },
    read(message) {
      const fields = payloadOf(message)
      return {
        txnId: transactionOf(fields),
        about: isChange(fields) ? 'change' : 'payment',
        fields: evidenceOf(fields),
      }
    },
    verifyReturn: (message, payment) => verify({ key: merchant.key, salts }, payloadOf(message), payment),
    async query(payments) {
      const txnIds = payments.map(({ txnId }) => txnId)
      const answers = await verifyPayments(service, txnIds)
      return new Map(
        payments.flatMap((payment) => {
          const found = answers.get(payment.txnId)
          return found ? [[payment.txnId, reportOf(found, payment, merchant.key)] as const] : []
        }),
      )
    },
    listDay: (day) => listDay(service, day),
    listChanges: ({ providerId }) => listChanges(service, providerId),
    listSettlements: (day) => listSettlements(service, day),
    refund: ({ providerId, amountRupees, refundId }) =>
      requestRefund(service, { mihpayid: providerId, token: refundId, amount: providerAmount(amountRupees) }),
    mandates: createMandates(service),
    readWays: () => readWays(service),
    isPersonal: (field) => personal.has(field),
  }
}

/** Checks that the hash matches the posted strings under one of the salts, and that they are about this payment. */
function verify({ key, salts }: PayuAccount, posted: FormFields, payment: IssuedPayment): VerifiedReturn {
  const field = (name: string): string => posted[name] ?? ''
  const hash = field('hash')
  if (!salts.some((salt) => sameHash(reverseHash(salt, posted), hash))) return { believed: false, doubt: 'hash' }
  if (field('key') !== key) return { believed: false, doubt: 'key' }
  if (field('txnid') !== payment.txnId) return { believed: false, doubt: 'txnid' }
  if (readProviderAmount(field('amount')) !== payment.amountRupees) return { believed: false, doubt: 'amount' }
  const [status, unmappedstatus] = [field('status'), field('unmappedstatus')]
  return {
    believed: true,
    verdict: readVerdict({ status, unmappedstatus, message: posted['error_Message'] ?? field('field9') }),
    providerId: field('mihpayid').slice(0, PROVIDER_ID_MOST),
    note: `${status} ${unmappedstatus}`,
    signature: hash.toLowerCase(),
    signed: signedFields,
  }
}

/**
 * The answer names the product and the transaction. It need not name the key: the provider answers about the account whose key and hash the query had.
 */
function reportOf({ addedAt, ...payment }: VerifiedPayment, issued: IssuedPayment, key: string): PaymentReport {
  return {
    verdict: readVerdict(payment),
    agrees: {
      txnid: payment.txnid === issued.txnId,
      key: payment.key === null || payment.key === key,
      product: payment.product === issued.fields['productinfo'],
      currency: isRupees(payment.currency),
    },
    amountPaise: readPaise(payment.amount),
    changed: isChanged(payment),
    providerId: payment.providerId.slice(0, PROVIDER_ID_MOST),
    paidAt: addedAt,
    note: `${payment.status} ${payment.unmappedstatus}`,
    kept: { ...payment, key: payment.key ?? '', ...(addedAt && { addedAt: addedAt.toISOString() }) },
  }
}

/** The provider's fields. A webhook sends them at the top level, or as JSON in `event_payload`. */
function payloadOf({ fields }: Pick<ProviderMessage, 'fields'>): FormFields {
  const wrapped = fields['event_payload']
  return (wrapped === undefined ? null : fieldsOfJson(wrapped)) ?? fields
}

/** The transaction that a message names. Refund and dispute messages spell it in their own ways. */
const transactionOf = (fields: FormFields): string =>
  fields['txnid'] ?? fields['merchantTxnId'] ?? fields['txn_id'] ?? ''

/**
 * Whether a message reports a refund or a dispute: by its action, by its event, or by the status of the payment. Such a message has no effect of its own;
 * the provider is asked.
 */
const isChange = (fields: FormFields): boolean =>
  ['refund', 'chargeback', 'cancel'].includes((fields['action'] ?? '').toLowerCase()) ||
  (fields['event'] ?? '').toLowerCase() === 'dispute' ||
  isChanged({ status: fields['status'] ?? '', unmappedstatus: fields['unmappedstatus'] ?? '' })

interface ProviderState {
  status: string
  unmappedstatus: string
  /** The provider's reason for a failure, if any. */
  message: string
}

/** What happened to a payment after it was captured. The money was here, so the donation was paid; the refund or dispute is a fact of its own. */
const changes: ReadonlySet<string> = new Set(['refunded', 'partially refunded', 'partial_refunded', 'chargeback'])

/** Whether the state names a refund or a dispute of a captured payment. */
const isChanged = ({ status, unmappedstatus }: Omit<ProviderState, 'message'>): boolean =>
  changes.has(status.toLowerCase()) || (status.toLowerCase() === 'success' && changes.has(unmappedstatus.toLowerCase()))

/** Paid means `success` and `captured` (docs/payment-provider.md, section 1), also if a refund or dispute followed. */
function readVerdict({ status, unmappedstatus, message }: ProviderState): Verdict {
  const [main, detail] = [status.toLowerCase(), unmappedstatus.toLowerCase()]
  if ((main === 'success' && detail === 'captured') || isChanged({ status, unmappedstatus }))
    return { status: 'success' }
  if (main === 'failure') {
    const byDonor = detail === 'usercancelled'
    return { status: 'failure', reason: reasonOf(detail, message), ...(byDonor ? { byDonor } : {}) }
  }
  if (main === 'pending' && detail === 'initiated') return { status: 'pending', stage: 'opened' }
  return { status: 'pending', stage: 'settling' }
}

/** The provider's sentence, or its code if the sentence says nothing. */
function reasonOf(detail: string, message: string): string {
  const empty = message === '' || /^no error$/i.test(message)
  return (empty ? detail || 'failed' : message).slice(0, 200)
}

/** An answer without a currency is about rupees, as the documents show it. */
const isRupees = (currency: string): boolean => ['', 'INR'].includes(currency.toUpperCase())

/** The documents spell some names in two ways. */
const lineSchema = z.object({
  payuid: text,
  txn_id: text,
  txnid: text,
  requestid: text,
  requestaction: text,
  requestamount: text,
  mer_UTR: text,
  mer_utr: text,
  mer_service_fee: text,
  mer_service_tax: text,
  mer_net_amount: text,
  mode: text,
  currency: text,
})
type Line = z.output<typeof lineSchema>

/** A list, or an object with numbers as its names. */
const answerSchema = z.object({
  Txn_details: z.nullish(z.union([z.array(lineSchema), z.record(z.string(), lineSchema)])),
})

const kinds: Readonly<Record<string, SettlementLine['kind']>> = {
  capture: 'capture',
  refund: 'refund',
  chargeback: 'chargeback',
  'chargeback reversal': 'reversal',
  chargeback_reversal: 'reversal',
}

/** The most lines of one answer, if the query names no page. */
const PAGE_LINES = 2_000

/**
 * The lines of the payouts of one Indian day, `yyyy-MM-dd` (`get_settlement_details`). A day without a payout has none. Long answers have pages. The documents
 * do not say whether the first page is 0 or 1. So page 1 is skipped if it is the first answer again.
 * @throws ProviderUnreachable, also if the pages do not end
 */
async function listSettlements(service: Service, day: string): Promise<SettlementLine[]> {
  const pages = [await settlementPage(service, { var1: day })]
  for (let page = 1; pages.at(-1)?.length === PAGE_LINES; page += 1) {
    const next = await settlementPage(service, { var1: day, var2: String(page), var3: String(PAGE_LINES) })
    if (!isDeepStrictEqual(next, pages.at(-1))) pages.push(next)
    else if (page > 1) throw new ProviderUnreachable(`get_settlement_details: page ${page} repeats the one before`)
  }
  // Without a bank reference a line is not paid out yet.
  return pages.flat().filter(({ utr, kind }) => utr !== '' || kind === 'other')
}

const settlementPage = (service: Service, variables: Command['variables']): Promise<SettlementLine[]> =>
  callService(
    service,
    { command: 'get_settlement_details', variables, reads: true },
    z.pipe(
      answerSchema,
      z.transform((answer) => Object.values(answer.Txn_details ?? {}).map(readLine)),
    ),
  )

/** A line that cannot be read does not stop the others: it is of the kind `other`, and says what it was. */
function readLine(line: Line): SettlementLine {
  const action = String(line.requestaction ?? '')
  const amounts = [line.requestamount ?? '', line.mer_service_fee, line.mer_service_tax, line.mer_net_amount]
  const [amount, fee, tax, net] = amounts.map((value) => readPaise(String(value ?? '0')))
  const kind = kinds[action.toLowerCase()] ?? 'other'
  const isRead = kind !== 'other' && !(amount == null || fee == null || tax == null || net == null)
  const currency = String(line.currency ?? '')
  const isKnown = isRead && isRupees(currency)
  return {
    kind: isKnown ? kind : 'other',
    txnId: String(line.txn_id ?? line.txnid ?? ''),
    providerId: String(line.payuid ?? ''),
    requestId: kind === 'capture' ? '' : String(line.requestid ?? ''),
    amountPaise: Math.abs(amount ?? 0),
    feePaise: fee ?? 0,
    taxPaise: tax ?? 0,
    netPaise: net ?? 0,
    utr: String(line.mer_UTR ?? line.mer_utr ?? ''),
    mode: String(line.mode ?? ''),
    note: isKnown ? '' : [action, ...amounts.map(String), currency].join(' ').trim().slice(0, 200),
  }
}

// Which fields of the provider's post are stored, and which of them identify the donor (docs/payment-provider.md, section 4).

/** The fields that the reverse hash covers, and the hash itself. */
const signedFields = [
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
const evidenceOf = (posted: FormFields): FormFields =>
  Object.fromEntries(Object.entries(posted).filter(([name]) => stored.has(name)))
