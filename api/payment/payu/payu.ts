/** The adapter of PayU India's hosted checkout: docs/payment-provider.md. */
import { providerAmount } from '../../../shared/donation/amount/providerAmount.ts'
import { readProviderAmount } from '../../../shared/donation/amount/readProviderAmount.ts'
import type { FormFields, IssuedPayment, PaymentProvider, PaymentReport, VerifiedReturn } from '../provider.ts'
import { ProviderUnreachable } from '../provider.ts'
import type { ProviderCall, Service } from './callService.ts'
import { listChanges } from './changes.ts'
import { isChange, transactionOf } from './messages.ts'
import { evidenceOf, isPersonalField, signedFields } from './evidence.ts'
import { buildFormFields } from './formFields.ts'
import { payloadOf } from './payloadOf.ts'
import { reverseHash, sameHash } from './hash.ts'
import { listDay, requestRefund, type VerifiedPayment, verifyPayments } from './postservice.ts'
import { isChanged, readVerdict } from './readVerdict.ts'
import { listSettlements } from './settlements.ts'

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
      const told = await verifyPayments(
        service,
        payments.map(({ txnId }) => txnId),
      )
      return new Map(
        payments.flatMap((payment) => {
          const found = told.get(payment.txnId)
          return found ? [[payment.txnId, reportOf(found, payment, merchant.key)] as const] : []
        }),
      )
    },
    listDay: (day) => listDay(service, day),
    listChanges: ({ providerId }) => listChanges(service, providerId),
    listSettlements: (day) => listSettlements(service, day),
    async refund({ providerId, amountRupees, refundId }) {
      const wanted = { mihpayid: providerId, token: refundId, amount: providerAmount(amountRupees) }
      const { accepted, requestId, message } = await requestRefund(service, wanted)
      return accepted ? { accepted, requestId } : { accepted, reason: message }
    },
    isPersonal: isPersonalField,
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
    },
    amountRupees: readProviderAmount(payment.amount),
    changed: isChanged(payment),
    providerId: payment.providerId.slice(0, PROVIDER_ID_MOST),
    paidAt: addedAt,
    note: `${payment.status} ${payment.unmappedstatus}`,
    kept: { ...payment, key: payment.key ?? '', ...(addedAt && { addedAt: addedAt.toISOString() }) },
  }
}
