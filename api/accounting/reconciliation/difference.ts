import type { DifferenceCode } from '../../../shared/contract/staff/reconciliation.ts'
import type { DonationEvent } from '../../../shared/contract/donation/donationState.ts'
import type { PaymentChanges, SettlementLine } from '../../payment/changes.ts'
import type { DayRow, PaymentReport } from '../../payment/provider.ts'

/** A fact of the ledger that a provider's record must agree with. */
export interface KnownFact {
  event: DonationEvent
  reference: string | null
  amountPaise: number | null
}

/** A donation as the comparison needs it. */
export interface OurDonation {
  id: number
  txnId: string
  amountPaise: number
  /** Money arrived, whatever happened to it later. */
  wasPaid: boolean
  /** When it was paid. */
  paidAt: Date | null
  /** Whether the provider has announced its payout. */
  isSettled: boolean
  /** The provider's number of the payment. */
  providerId: string | null
  facts: readonly KnownFact[]
  /** Our ids of the refunds that were asked for here. */
  refundIds: readonly string[]
}

/** What the provider says about one day. */
export interface TheirDay {
  rows: readonly DayRow[]
  /** By transaction id, for each of our donations that the provider knows. */
  reports: ReadonlyMap<string, PaymentReport>
  /** By transaction id, for payments about which there was news. */
  changes: ReadonlyMap<string, PaymentChanges>
  lines: readonly SettlementLine[]
}

/** How a difference is applied, if that is safe. */
export type Application =
  | { kind: 'paid'; report: PaymentReport }
  | {
      kind: 'fact'
      event: 'refunded' | 'disputed' | 'dispute_won' | 'dispute_lost'
      amountPaise: number
      reference: string
      at: Date | null
    }

/** The provider's record, without personal data. */
export type ProviderRow = Readonly<Record<string, string | number | boolean | null>>

export interface Difference {
  code: DifferenceCode
  /** The same difference has the same key on every day on which it is found. */
  key: string
  /** Null: no donation has the transaction. */
  donationId: number | null
  txnId: string
  providerId: string
  evidence: ProviderRow
  application?: Application
}

/** A line of a payout that agrees, and is not in the ledger yet. */
export interface SettledLine {
  donationId: number
  line: SettlementLine
}

/** @param about what makes the difference another one, beside the transaction: the provider's number of a payment, refund or dispute */
export const differenceOf = (
  code: DifferenceCode,
  donation: Pick<OurDonation, 'id' | 'txnId'> | { id: null; txnId: string },
  providerId: string,
  evidence: ProviderRow,
  about = '',
): Difference => ({
  code,
  key: [code, donation.txnId, about].join(':').slice(0, 200),
  donationId: donation.id,
  txnId: donation.txnId,
  providerId,
  evidence,
})

export const isKnown = (donation: OurDonation, event: DonationEvent, reference: string): boolean =>
  donation.facts.some((fact) => fact.event === event && fact.reference === reference)

/** A row, line, refund or dispute as evidence. None of them has personal data. */
export const asEvidence = (record: object): ProviderRow =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  )

/** A report as evidence: only what the comparison is about. */
export const reportEvidence = ({ verdict, amountRupees, providerId, note, paidAt }: PaymentReport): ProviderRow => ({
  status: verdict.status,
  note,
  amountRupees,
  providerId,
  paidAt: paidAt?.toISOString() ?? null,
})
