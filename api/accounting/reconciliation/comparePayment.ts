import { contradictionOf } from '../../payment/refresh.ts'
import type { DayRow, PaymentReport } from '../../payment/provider.ts'
import { asEvidence, type Difference, differenceOf, type OurDonation, reportEvidence } from './difference.ts'

/** What of a paid report contradicts the donation; null if nothing does, or nothing was paid. */
export const wrongOf = (donation: OurDonation, report: PaymentReport | undefined) =>
  report?.verdict.status === 'success' ? contradictionOf(report, { amount: donation.amountPaise / 100 }) : null

/** Whether the money of the donation is here, by our ledger or by an answer that agrees with it. */
export const isPaid = (donation: OurDonation, report: PaymentReport | undefined): boolean =>
  donation.wasPaid || (report?.verdict.status === 'success' && wrongOf(donation, report) === null)

/** Compares one donation with the provider's answer about it. Pure. */
export function comparePayment(donation: OurDonation, report: PaymentReport | undefined): Difference[] {
  if (!report)
    return donation.wasPaid
      ? [differenceOf('not_paid_there', donation, donation.providerId ?? '', { status: 'unknown' })]
      : []
  const found = (code: 'wrong_amount' | 'wrong_product' | 'paid_late' | 'not_paid_there') =>
    differenceOf(code, donation, report.providerId, reportEvidence(report))
  const wrong = wrongOf(donation, report)
  if (wrong) {
    const difference = found(wrong === 'amount' ? 'wrong_amount' : 'wrong_product')
    return [{ ...difference, evidence: { ...difference.evidence, wrong, ourRupees: donation.amountPaise / 100 } }]
  }
  const paidThere = report.verdict.status === 'success'
  if (paidThere && !donation.wasPaid) return [{ ...found('paid_late'), application: { kind: 'paid', report } }]
  return !paidThere && donation.wasPaid ? [found('not_paid_there')] : []
}

/** Compares the paid rows of a day with the donations: unknown transactions, and second payments. Pure. */
export function compareRows(
  donations: ReadonlyMap<string, OurDonation>,
  reports: ReadonlyMap<string, PaymentReport>,
  rows: readonly DayRow[],
): Difference[] {
  const found: Difference[] = []
  const first = new Map<string, string>()
  for (const row of rows) {
    if (!row.paid) continue
    const donation = donations.get(row.txnId)
    if (!donation) {
      found.push(unknownPayment(row.txnId, row.providerId, asEvidence(row)))
      continue
    }
    const report = reports.get(row.txnId)
    const own = ownPayment(donation, report) ?? first.get(row.txnId)
    if (own === undefined) first.set(row.txnId, row.providerId)
    else if (own !== row.providerId)
      found.push(differenceOf('double_payment', donation, row.providerId, asEvidence(row), row.providerId))
    const isOwn = own === undefined || own === row.providerId
    if (isOwn && !wrongOf(donation, report) && row.amountPaise !== null && row.amountPaise !== donation.amountPaise)
      found.push(differenceOf('wrong_amount', donation, row.providerId, asEvidence(row)))
  }
  return found
}

/** The payment that the donation is about; of an unpaid one, what the provider names. */
export function ownPayment(donation: OurDonation, report: PaymentReport | undefined): string | undefined {
  const paid = donation.wasPaid ? donation.providerId : report?.providerId
  return paid === null || paid === '' ? undefined : paid
}

export const unknownPayment = (txnId: string, providerId: string, evidence: Difference['evidence']): Difference =>
  differenceOf('unknown_payment', { id: null, txnId }, providerId, evidence, providerId)
