/**
 * The port to a payment provider. Each provider has one folder beside this file with one adapter; `docs/own-provider.md` explains how to write one.
 * The rest of the API knows no provider's fields, hashes or addresses.
 */

import type { WayStatus } from '../../shared/contract/content/contact.ts'
import type { Values, VariableTable } from '../../shared/configuration/variable.ts'
import type { Recording } from '../storage/database.ts'
import type { PaymentChanges, SettlementLine } from './changes.ts'

/** Fields of a payment form, or of a provider's post: text by name. Only the adapter knows their meaning. */
export type FormFields = Readonly<Record<string, string>>

/** A donation for which a payment can be prepared. */
export interface PaymentOrder {
  txnId: string
  /** Whole rupees. 0 only with `mandate`: the donor agrees by net banking, and pays nothing. */
  amountRupees: number
  /** The project's English title. */
  project: string
  donor: { fullName: string; email: string; phone: string | null }
  /** The address to which the provider sends the donor's browser back, by GET or POST. */
  returnUrl: string
  /** What the donor agrees to with this payment. Only for providers with `mandates`. */
  mandate?: MandateTerms
}

/** A donor's agreement to later debits, one in each month. */
export interface MandateTerms {
  /** The largest debit, whole rupees. */
  mostRupees: number
  /** Indian days, `yyyy-MM-dd`. The first is the day of the payment. */
  startsOn: string
  endsOn: string
  /** The day of the month from which each debit may happen, 1 to 28. */
  day: number
}

/** What the donor's browser posts, unchanged, to `paymentUrl`. */
export interface PreparedPayment {
  fields: FormFields
  /** The provider's proof that the fields are ours, e.g. its hash. The API answers it as `generated_hash`. */
  proof: string
}

/** The stored data of a prepared payment. */
export interface IssuedPayment {
  txnId: string
  amountRupees: number
  fields: FormFields
}

/** A post that claims to be the provider's answer. Nothing in it is believed yet. */
export interface ProviderMessage {
  source: 'return' | 'webhook'
  headers: Headers
  /** The form, or the top level of the JSON, as text; nested values are JSON. */
  fields: FormFields
  /** The raw body; webhooks of some providers sign all of it. */
  body: string
}

/**
 * The state of a payment. `opened`: the provider knows it, nobody has paid. `settling`: a payment is under way. An authorised payment that is not captured is
 * still settling.
 */
export type Verdict =
  | { status: 'success' }
  | { status: 'failure'; reason: string /** The donor stopped it. */; byDonor?: boolean }
  | { status: 'pending'; stage: 'opened' | 'settling' }

/** A message of the provider, checked. */
export type VerifiedReturn =
  | {
      believed: true
      verdict: Verdict
      /** The provider's number of the payment; '' if there is none. */
      providerId: string
      note: string
      /** The signature that was checked. The same signed answer has the same signature, however often it arrives. */
      signature: string
      /** Names of the fields that the signature covers. The sender may have written anything into the others. */
      signed: readonly string[]
    }
  | { believed: false /** A code, e.g. `hash`, `key`, `amount`. */; doubt: string }

/** What must agree between a payment that we prepared and the provider's answer about it, beside the amount. */
export type Agreement = Readonly<Record<'txnid' | 'key' | 'product' | 'currency', boolean>>

/** One payment, as the provider answers a query. */
export interface PaymentReport {
  verdict: Verdict
  /** Whether transaction id, merchant's key and product are those of the prepared payment, and the currency is INR. */
  agrees: Agreement
  /** Null if the provider names none. */
  amountPaise: number | null
  /** Whether the answer itself shows a refund or a dispute. False proves nothing: not every provider shows it here. `listChanges` has the details. */
  changed: boolean
  providerId: string
  /** When the provider got the payment; null if it does not say. */
  paidAt: Date | null
  /** In the provider's words, for the record. */
  note: string
  /** The part of the answer to store. */
  kept: FormFields
}

/** A row of the provider's list of one day. One transaction id may have several rows: attempts, and refunds. */
export interface DayRow {
  txnId: string
  /** `payment`: an attempt to pay. The others are about an earlier payment. */
  kind: 'payment' | 'refund' | 'chargeback'
  /** Whether the attempt was captured; false for the other kinds. */
  paid: boolean
  /** Null if the provider names none. */
  amountPaise: number | null
  /** The provider's number of the payment. */
  providerId: string
}

export interface Refund {
  /** The provider's number of the payment. */
  providerId: string
  /** Whole rupees; less than the payment for a partial refund. */
  amountRupees: number
  /** Our own id, new for every refund, at most 23 characters. A repeated request with the same id is one refund. */
  refundId: string
}

/** A payment whose changes are asked for. */
export type PaidPayment = Pick<Refund, 'providerId'> & { txnId: string }

/** Whether the provider accepted the request. An accepted refund may still fail later. */
export type RefundAnswer = { accepted: true; requestId: string } | { accepted: false; reason: string }

/** A mandate, named by the provider's number of the payment with which the donor agreed. */
export interface MandateName {
  mandateId: string
}

/** The next debit of a mandate. */
export interface Debit extends MandateName {
  /** Of the debit's own donation. */
  txnId: string
  /** Of the notice that announced it. */
  noticeId: string
  /** Whole rupees. It is what was announced. */
  amountRupees: number
  donor: { email: string; phone: string | null }
}

/** Debits that a donor has agreed to. The provider tells the donor of each beforehand. */
export interface MandateProvider {
  /** `unknown`: the provider does not know it, or answers a word that we do not. @throws ProviderUnreachable */
  readState(mandate: MandateName): Promise<'active' | 'paused' | 'ended' | 'unknown'>
  /**
   * Announces a debit to the donor. The same `noticeId` again is one notice. `silent`: this way of paying has no notice, so the trust tells the donor.
   * @throws ProviderUnreachable
   */
  announce(notice: MandateName & { noticeId: string; day: string; amountRupees: number }): Promise<MandateAnswer>
  /**
   * Asks for a debit. Only `query` tells its result. The same `txnId` again is one debit.
   * @throws ProviderUnreachable the debit may have happened
   */
  debit(debit: Debit): Promise<MandateAnswer>
  /** The fields with which `query` compares the answer about a debit. */
  formOf(order: Omit<PaymentOrder, 'returnUrl'>): FormFields
  /** Asks to end it. Only `readState` says that it has ended. @throws ProviderUnreachable */
  revoke(mandate: MandateName & { requestId: string }): Promise<MandateAnswer>
  /** The mandate that a message is about; null if it is about none. Nobody believes the message: the provider is asked. */
  about(message: ProviderMessage): MandateName | null
}

export type MandateAnswer = { accepted: true; silent?: true } | { accepted: false; reason: string }

/** The provider could not be reached, or its answer was unreadable. The state is unknown then. */
export class ProviderUnreachable extends Error {}

export interface PaymentProvider {
  /** A short constant name. Stored with each message, so that a trust can change its provider. */
  readonly name: string

  /** The address to which the browser posts the prepared form. */
  readonly paymentUrl: string

  /** Makes the form of one payment. @throws ProviderUnreachable if it must ask the provider first */
  prepare(order: PaymentOrder): Promise<PreparedPayment>

  /**
   * What a message contains: the transaction that it is about ('' if it names none), what it reports, and the fields to store as evidence. A refund or
   * dispute of a payment is a `change`. The fields never include card data. Pure; it checks nothing.
   */
  read(message: ProviderMessage): { txnId: string; about: 'payment' | 'change'; fields: FormFields }

  /** Checks signature, merchant, transaction and amount of a message about a payment. Pure. */
  verifyReturn(message: ProviderMessage, payment: IssuedPayment): VerifiedReturn

  /** Asks about payments. A payment that the provider does not know is left out. @throws ProviderUnreachable */
  query(payments: readonly IssuedPayment[]): Promise<ReadonlyMap<string, PaymentReport>>

  /** All payments of one Indian day, `yyyy-MM-dd`. @throws ProviderUnreachable */
  listDay(day: string): Promise<readonly DayRow[]>
  /** All refunds and disputes of one payment. @throws ProviderUnreachable */
  listChanges(payment: PaidPayment): Promise<PaymentChanges>
  /** The lines of the payouts of one Indian day, `yyyy-MM-dd`. @throws ProviderUnreachable */
  listSettlements(day: string): Promise<readonly SettlementLine[]>

  /** How well the ways to pay work now. Absent if the provider does not say. @throws ProviderUnreachable */
  readonly readWays?: () => Promise<readonly WayStatus[]>

  /** Requests a full or partial refund. @throws ProviderUnreachable */
  refund(refund: Refund): Promise<RefundAnswer>

  /** Absent if the provider debits nothing by itself. */
  readonly mandates?: MandateProvider

  /** Whether a field identifies the donor, or would let somebody check a guess. Such fields are deleted with the donor's account. */
  isPersonal(field: string): boolean
}

/** What code takes that asks the provider. */
export interface Paying extends Recording {
  /** The adapter, with the trust's key and salt. */
  provider: PaymentProvider
}

/** A provider with what its folder declares: its own environment variables, and how they open it. */
export interface PaymentAdapter<Own extends VariableTable> {
  /** Beside `PAYMENT_URL`, which the site's policy needs, too. */
  variables: Own
  /** What is wrong with several variables at once, as sentences for the operator. */
  check(values: AdapterValues<Own>): readonly string[]
  open(values: AdapterValues<Own>, fetch: typeof globalThis.fetch): PaymentProvider
  /** For commands, which need the names of the personal fields only. It calls nobody. */
  withoutAccount(): PaymentProvider
}

type AdapterValues<Own> = Values<Own> & { readonly PAYMENT_URL: string }
