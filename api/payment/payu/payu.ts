/** The adapter of PayU India's hosted checkout: docs/payment-provider.md. */
import { providerAmount } from '../../../shared/donation/amount/providerAmount.ts'
import { readProviderAmount } from '../../../shared/donation/amount/readProviderAmount.ts'
import type { FormFields, IssuedPayment, PaymentProvider, PaymentReport, VerifiedReturn } from '../provider.ts'
import { buildFormFields } from './formFields.ts'
import { payloadOf } from './payloadOf.ts'
import { type Merchant, reverseHash, sameHash } from './hash.ts'
import { listDay, type PostService, requestRefund, type VerifiedPayment, verifyPayments } from './postservice.ts'
import { readVerdict } from './readVerdict.ts'

export interface PayuOptions {
  merchant: Merchant
  /** The address of the form's post, e.g. `https://secure.payu.in/_payment`. */
  paymentUrl: string
  /** The address of the server's queries, e.g. `https://info.payu.in/merchant/postservice.php?form=2`. */
  infoUrl: string
  fetch: typeof fetch
}

const PROVIDER_ID_MOST = 50

/** Fields that identify the donor. The hash is one: with it, a guess at the others could be checked. */
const PERSONAL: ReadonlySet<string> = new Set([
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

export function createPayu({ merchant, paymentUrl, infoUrl, fetch }: PayuOptions): PaymentProvider {
  const service: PostService = { merchant, infoUrl, fetch }
  return {
    paymentUrl,
    prepare(order) {
      const fields = buildFormFields(merchant, order)
      return Promise.resolve({ fields, proof: fields.hash })
    },
    read(message) {
      const fields = payloadOf(message)
      return { txnId: fields['txnid'] ?? '', fields }
    },
    verifyReturn: (message, payment) => verify(merchant, payloadOf(message), payment),
    async query(payments) {
      const told = await verifyPayments(
        service,
        payments.map(({ txnId }) => txnId),
      )
      return new Map([...told].map(([txnId, payment]) => [txnId, reportOf(payment)]))
    },
    listDay: (day) => listDay(service, day),
    async refund({ providerId, amountRupees, refundId }) {
      const wanted = { mihpayid: providerId, token: refundId, amount: providerAmount(amountRupees) }
      const { accepted, requestId, message } = await requestRefund(service, wanted)
      return accepted ? { accepted, requestId } : { accepted, reason: message }
    },
    isPersonal: (field) => PERSONAL.has(field),
  }
}

/** Checks that the hash matches the posted strings, and that they are about this payment. */
function verify(merchant: Merchant, posted: FormFields, payment: IssuedPayment): VerifiedReturn {
  const field = (name: string): string => posted[name] ?? ''
  if (!sameHash(reverseHash(merchant.salt, posted), field('hash'))) return { believed: false, doubt: 'hash' }
  if (field('key') !== merchant.key) return { believed: false, doubt: 'key' }
  if (field('txnid') !== payment.txnId) return { believed: false, doubt: 'txnid' }
  if (readProviderAmount(field('amount')) !== payment.amountRupees) return { believed: false, doubt: 'amount' }
  const [status, unmappedstatus] = [field('status'), field('unmappedstatus')]
  return {
    believed: true,
    verdict: readVerdict({ status, unmappedstatus, message: posted['error_Message'] ?? field('field9') }),
    providerId: field('mihpayid').slice(0, PROVIDER_ID_MOST),
    note: `${status} ${unmappedstatus}`,
  }
}

function reportOf({ addedAt, ...payment }: VerifiedPayment): PaymentReport {
  return {
    verdict: readVerdict(payment),
    amountRupees: readProviderAmount(payment.amount),
    providerId: payment.providerId.slice(0, PROVIDER_ID_MOST),
    paidAt: addedAt,
    note: `${payment.status} ${payment.unmappedstatus}`,
    kept: addedAt ? { ...payment, addedAt: addedAt.toISOString() } : payment,
  }
}
