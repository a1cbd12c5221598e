/** What differs between our donations and the provider's answers about payments, refunds and disputes. Pure. */
import type { DonationEvent } from '../../../shared/contract/donation/donationState.ts'
import type { DifferenceCode } from '../../../shared/contract/staff/reconciliation.ts'
import type { DisputeReport, PaymentChanges, RefundReport, SettlementLine } from '../../payment/changes.ts'
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
  /** The provider's number of the payment. */
  providerId: string | null
  facts: readonly KnownFact[]
  /** Our ids of the refunds that are under way here. One that failed may still be done at the provider. */
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
  /** Safe to apply: the answer that pays the donation. */
  payment?: PaymentReport
  /** Safe to apply: a fact of the ledger. */
  fact?: KnownFact & { amountPaise: number; reference: string; at: Date | null }
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

/** The payment that staff have found to be the donation's, though the provider's answer contradicts it; null for all others. */
export const acceptedOf = ({ facts }: OurDonation): string | null =>
  facts.find(({ event }) => event === 'paid')?.reference ?? null

/** What of the provider's answer contradicts the payment that we prepared, as a code. */
type Contradiction = 'txnid' | 'key' | 'product' | 'currency' | 'amount'

/**
 * Compares the provider's answer with our donation: currency, transaction id, key, product, and the amount to the paisa. The currency decides first, because other money
 * is in no account. Null if all of them agree. The money of an answer that contradicts does not make the donation paid: it waits in suspense for the trust's staff.
 */
export function contradictionOf(
  report: Pick<PaymentReport, 'agrees' | 'amountPaise'>,
  donation: { amount: number },
): Contradiction | null {
  for (const name of ['currency', 'txnid', 'key', 'product'] as const) if (!report.agrees[name]) return name
  return report.amountPaise === donation.amount * 100 ? null : 'amount'
}

/** What of a paid report contradicts the donation; null if nothing does, nothing was paid, or staff have accepted it. */
export const wrongOf = (donation: OurDonation, report: PaymentReport | undefined) =>
  report?.verdict.status === 'success' && acceptedOf(donation) !== report.providerId
    ? contradictionOf(report, { amount: donation.amountPaise / 100 })
    : null

/** Whether the money of the donation is here, by our ledger or by an answer that agrees with it. */
export const isPaid = (donation: OurDonation, report: PaymentReport | undefined): boolean =>
  donation.wasPaid || (report?.verdict.status === 'success' && wrongOf(donation, report) === null)

const wrongCodes = { amount: 'wrong_amount', currency: 'wrong_currency' } as const

/** Compares one donation with the provider's answer about it. */
export function comparePayment(donation: OurDonation, report: PaymentReport | undefined): Difference[] {
  const accepted = acceptedOf(donation)
  // The provider knows the money under another transaction.
  if (accepted !== null && accepted !== report?.providerId) return []
  if (!report)
    return donation.wasPaid
      ? [differenceOf('not_paid_there', donation, donation.providerId ?? '', { status: 'unknown' })]
      : []
  const named = (code: DifferenceCode) => differenceOf(code, donation, report.providerId, reportEvidence(report))
  const wrong = wrongOf(donation, report)
  if (wrong) {
    const difference = named(wrong in wrongCodes ? wrongCodes[wrong as keyof typeof wrongCodes] : 'wrong_product')
    const evidence = { ...difference.evidence, wrong, ourPaise: donation.amountPaise }
    return [{ ...difference, evidence, ...unmatchedOf(report, report.amountPaise, wrong !== 'currency') }]
  }
  const paidThere = report.verdict.status === 'success'
  if (paidThere && !donation.wasPaid) return [{ ...named('paid_late'), payment: report }]
  return !paidThere && donation.wasPaid ? [named('not_paid_there')] : []
}

/** Money in rupees that no donation agrees with is in suspense until staff decide. */
function unmatchedOf(
  { providerId, paidAt = null }: { providerId: string; paidAt?: Date | null },
  amountPaise: number | null,
  isRupees = true,
): Pick<Difference, 'fact'> {
  if (!isRupees || !amountPaise || providerId === '') return {}
  return { fact: { event: 'unmatched', amountPaise, reference: providerId, at: paidAt } }
}

/** Compares the paid rows of a day with the donations: unknown transactions, second payments, and amounts. */
export function compareRows(
  donationOf: (row: DayRow) => OurDonation | undefined,
  reports: ReadonlyMap<string, PaymentReport>,
  rows: readonly DayRow[],
): Difference[] {
  // By transaction id of the donation: staff may have found a payment of one transaction to be another donation's.
  const first = new Map<string, string>()
  return rows.flatMap((row) => {
    if (!row.paid) return []
    const donation = donationOf(row)
    if (!donation) return [otherPayment(undefined, row)]
    const report = reports.get(row.txnId)
    const own = ownPayment(donation, report) ?? first.get(donation.txnId) ?? row.providerId
    if (own !== row.providerId) return [otherPayment(donation, row)]
    first.set(donation.txnId, own)
    const isDecided = acceptedOf(donation) === own || wrongOf(donation, report) !== null
    if (isDecided || row.amountPaise === null || row.amountPaise === donation.amountPaise) return []
    return [differenceOf('wrong_amount', donation, own, asEvidence(row))]
  })
}

/** The payment that the donation is about; of an unpaid one, what the provider names. */
export function ownPayment(donation: OurDonation, report: PaymentReport | undefined): string | undefined {
  const paid = donation.wasPaid ? donation.providerId : report?.providerId
  return paid === null || paid === '' ? undefined : paid
}

/** A payment of a transaction that no donation has, or a second one of a donation. Its money waits in suspense. */
export function otherPayment(donation: OurDonation | undefined, record: DayRow | SettlementLine): Difference {
  const { txnId, providerId, kind, amountPaise } = record
  const code = donation ? 'double_payment' : 'unknown_payment'
  const isMoney = kind === 'payment' || kind === 'capture'
  return {
    ...differenceOf(code, donation ?? { id: null, txnId }, providerId, asEvidence(record), providerId),
    ...unmatchedOf(record, isMoney ? amountPaise : null),
  }
}

// Refunds and disputes

/**
 * Compares the refunds and disputes of one paid donation with the ledger. Refunds that were asked for here are left to `api/accounting/refunds`, which waits for
 * them.
 */
export function compareChanges(donation: OurDonation, changes: PaymentChanges | undefined): Difference[] {
  if (!changes) return []
  return [
    ...compareRefunds(donation, changes.refunds),
    ...changes.disputes.flatMap((dispute) => compareDispute(donation, dispute)),
  ]
}

function compareRefunds(donation: OurDonation, refunds: readonly RefundReport[]): Difference[] {
  const named = (code: DifferenceCode, evidence: ProviderRow, reference: string) =>
    differenceOf(code, donation, donation.providerId ?? '', evidence, reference)
  const done = refunds.filter(({ status }) => status === 'done')
  let total = 0
  const unknown = done.flatMap((refund): Difference[] => {
    total += refund.amountPaise
    const { requestId: reference, amountPaise, at } = refund
    if (donation.refundIds.includes(refund.refundId) || knows(donation, 'refunded', reference)) return []
    if (total > donation.amountPaise) return [named('refunded_too_much', asEvidence(refund), reference)]
    const fact = { event: 'refunded', amountPaise, reference, at } as const
    return [{ ...named('refunded_there', asEvidence(refund), reference), fact }]
  })
  const missing = donation.facts.flatMap(({ event, reference, amountPaise }) =>
    event === 'refunded' && reference !== null && !done.some(({ requestId }) => requestId === reference)
      ? [named('refund_missing', { reference, amountPaise }, reference)]
      : [],
  )
  return [...unknown, ...missing]
}

const disputeEvents = { open: 'disputed', won: 'dispute_won', lost: 'dispute_lost' } as const

function compareDispute(donation: OurDonation, dispute: DisputeReport): Difference[] {
  const event = disputeEvents[dispute.status]
  const { disputeId: reference, amountPaise, at } = dispute
  if (knows(donation, event, reference)) return []
  const difference = differenceOf(event, donation, donation.providerId ?? '', asEvidence(dispute), reference)
  return [{ ...difference, fact: { event, amountPaise, reference, at } }]
}

const knows = (donation: OurDonation, event: DonationEvent, reference: string): boolean =>
  donation.facts.some((fact) => fact.event === event && fact.reference === reference)

/** A row, line, refund or dispute as evidence. None of them has personal data. */
export const asEvidence = (record: object): ProviderRow =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  )

/** A report as evidence: only what the comparison is about. */
const reportEvidence = ({ verdict, amountPaise, providerId, note, paidAt }: PaymentReport): ProviderRow => ({
  status: verdict.status,
  note,
  amountPaise,
  providerId,
  paidAt: paidAt?.toISOString() ?? null,
})
