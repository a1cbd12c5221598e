/**
 * The port to a payment provider. Each provider has one folder beside this file with one adapter; `docs/own-provider.md` tells how to write one.
 * The rest of the API knows no provider's fields, hashes or addresses.
 */

/** Fields of a payment form, or of what a provider posted: text by name. Their meaning is the adapter's. */
export type FormFields = Readonly<Record<string, string>>

/** A donation for which a payment can be prepared. */
export interface PaymentOrder {
  txnId: string
  /** Whole rupees. */
  amountRupees: number
  /** The project's English title. */
  project: string
  donor: { fullName: string; email: string; phone: string | null }
  /** Where the donor's browser comes back to, by GET or POST. */
  returnUrl: string
}

/** What the donor's browser posts, unchanged, to `paymentUrl`. */
export interface PreparedPayment {
  fields: FormFields
  /** The provider's proof that the fields are ours, e.g. its hash; answered as `generated_hash`. */
  proof: string
}

/** A payment that was prepared: what the API stored about it. */
export interface IssuedPayment {
  txnId: string
  amountRupees: number
  fields: FormFields
}

/** What somebody posted to us as the provider's answer. Nothing in it is believed yet. */
export interface ProviderMessage {
  source: 'return' | 'webhook'
  headers: Headers
  /** The form, or the top level of the JSON, as text; what is nested there as JSON. */
  fields: FormFields
  /** The body as it came; webhooks of some providers sign it whole. */
  body: string
}

/**
 * What a payment has come to. `opened`: the provider knows of it, nobody has paid; `settling`: a payment is under way. An authorised payment that is not
 * captured is still settling.
 */
export type Verdict =
  | { status: 'success' }
  | { status: 'failure'; reason: string }
  | { status: 'pending'; stage: 'opened' | 'settling' }

/** A message of the provider, checked. */
export type VerifiedReturn =
  | {
      believed: true
      verdict: Verdict /** The provider's number of the payment; '' if not named. */
      providerId: string
      note: string
    }
  | { believed: false /** A code, e.g. `hash`, `key`, `amount`. */; doubt: string }

/** One payment, as the provider tells when it is asked. */
export interface PaymentReport {
  verdict: Verdict
  /** Whole rupees; null if the provider names none, or part of a rupee. */
  amountRupees: number | null
  providerId: string
  /** When the payment came to the provider; null if it does not say. */
  paidAt: Date | null
  /** In the provider's words, for the record. */
  note: string
  /** What to keep of the answer. */
  kept: FormFields
}

/** A row of the provider's list of one day. */
export interface DayRow {
  txnId: string
  paid: boolean
}

export interface Refund {
  /** The provider's number of the payment. */
  providerId: string
  /** Whole rupees; less than the payment for a partial refund. */
  amountRupees: number
  /** Ours, new for every refund: a repeated request with the same id is one refund. */
  refundId: string
}

/** The provider took the request, or refused it. A refund that was taken may still fail later. */
export type RefundAnswer = { accepted: true; requestId: string } | { accepted: false; reason: string }

/** The provider could not be reached, or its answer could not be read. Nothing is known then. */
export class ProviderUnreachable extends Error {}

export interface PaymentProvider {
  /** Where the browser posts the prepared form. */
  readonly paymentUrl: string

  /** Makes the form of one payment. @throws ProviderUnreachable if the provider must be asked first */
  prepare(order: PaymentOrder): Promise<PreparedPayment>

  /** What a message says: its own fields, and the transaction that it is about ('' if it names none). Pure; nothing is checked yet. */
  read(message: ProviderMessage): { txnId: string; fields: FormFields }

  /** Checks signature, merchant, transaction and amount of a message about a payment. Pure. */
  verifyReturn(message: ProviderMessage, payment: IssuedPayment): VerifiedReturn

  /** Asks about payments. A payment that the provider does not know is left out. @throws ProviderUnreachable */
  query(payments: readonly IssuedPayment[]): Promise<ReadonlyMap<string, PaymentReport>>

  /** All payments of one Indian day, `yyyy-MM-dd`. @throws ProviderUnreachable */
  listDay(day: string): Promise<readonly DayRow[]>

  /** Asks for a refund, whole or in part. @throws ProviderUnreachable */
  refund(refund: Refund): Promise<RefundAnswer>

  /** Whether a field tells who pays, or would let a guess at that be tried. Such fields go when the donor's account goes. */
  isPersonal(field: string): boolean
}
