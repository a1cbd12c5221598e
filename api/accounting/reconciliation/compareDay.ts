import type { DisputeReport, PaymentChanges, RefundReport } from '../../payment/changes.ts'
import { compareLine } from './compareLines.ts'
import { comparePayment, compareRows, isPaid } from './comparePayment.ts'
import {
  asEvidence,
  type Difference,
  differenceOf,
  isKnown,
  type OurDonation,
  type SettledLine,
  type TheirDay,
} from './difference.ts'

export interface Compared {
  /** One of each key, in the order in which they must be applied: a payment before its refund. */
  differences: Difference[]
  settled: SettledLine[]
}

/**
 * Compares our donations of an Indian day, and those that the provider names on it, with the provider's records. Pure.
 *
 * @param payoutDue a donation paid before this moment must be in a payout by now
 */
export function compareDay(ours: readonly OurDonation[], theirs: TheirDay, payoutDue: Date): Compared {
  const donations = new Map(ours.map((donation) => [donation.txnId, donation]))
  const { rows, reports, changes } = theirs
  const lines = theirs.lines.map((line) => compareLine(donations.get(line.txnId), line, theirs))
  const settled = lines.flatMap((line) => line.settled)
  const inPayout = new Set(settled.map(({ donationId }) => donationId))
  const differences = [
    ...ours.flatMap((donation) => comparePayment(donation, reports.get(donation.txnId))),
    ...compareRows(donations, reports, rows),
    ...ours.flatMap((donation) =>
      isPaid(donation, reports.get(donation.txnId)) ? compareChanges(donation, changes.get(donation.txnId)) : [],
    ),
    ...lines.flatMap((line) => line.differences),
    ...ours.filter((donation) => !inPayout.has(donation.id)).flatMap((donation) => missingPayout(donation, payoutDue)),
  ]
  return { differences: [...new Map(differences.map((difference) => [difference.key, difference])).values()], settled }
}

const missingPayout = (donation: OurDonation, payoutDue: Date): Difference[] =>
  donation.wasPaid && !donation.isSettled && donation.paidAt !== null && donation.paidAt < payoutDue
    ? [
        differenceOf('payout_missing', donation, donation.providerId ?? '', {
          paidAt: donation.paidAt.toISOString(),
          amountPaise: donation.amountPaise,
        }),
      ]
    : []

/**
 * Compares the refunds and disputes of one paid donation with the ledger. Refunds that were asked for here are left to `api/accounting/refunds`, which waits for them.
 * Pure.
 */
function compareChanges(donation: OurDonation, changes: PaymentChanges | undefined): Difference[] {
  if (!changes) return []
  return [
    ...compareRefunds(donation, changes.refunds),
    ...missingRefunds(donation, changes.refunds),
    ...changes.disputes.flatMap((dispute) => compareDispute(donation, dispute)),
  ]
}

function compareRefunds(donation: OurDonation, refunds: readonly RefundReport[]): Difference[] {
  const done = refunds.filter(({ status }) => status === 'done')
  let total = 0
  return done.flatMap((refund) => {
    total += refund.amountPaise
    const isOurs = donation.refundIds.includes(refund.refundId)
    if (isOurs || isKnown(donation, 'refunded', refund.requestId)) return []
    const evidence = asEvidence(refund)
    const { requestId: reference, amountPaise, at } = refund
    if (total > donation.amountPaise)
      return [differenceOf('refunded_too_much', donation, donation.providerId ?? '', evidence, reference)]
    const difference = differenceOf('refunded_there', donation, donation.providerId ?? '', evidence, reference)
    return [{ ...difference, application: { kind: 'fact', event: 'refunded', amountPaise, reference, at } } as const]
  })
}

function missingRefunds(donation: OurDonation, refunds: readonly RefundReport[]): Difference[] {
  const there = new Set(refunds.filter(({ status }) => status === 'done').map(({ requestId }) => requestId))
  return donation.facts.flatMap(({ event, reference, amountPaise }) =>
    event === 'refunded' && reference !== null && !there.has(reference)
      ? [differenceOf('refund_missing', donation, donation.providerId ?? '', { reference, amountPaise }, reference)]
      : [],
  )
}

const events = { open: 'disputed', won: 'dispute_won', lost: 'dispute_lost' } as const

function compareDispute(donation: OurDonation, dispute: DisputeReport): Difference[] {
  const event = events[dispute.status]
  const { disputeId: reference, amountPaise, at } = dispute
  if (isKnown(donation, event, reference)) return []
  const difference = differenceOf(event, donation, donation.providerId ?? '', asEvidence(dispute), reference)
  return [{ ...difference, application: { kind: 'fact', event, amountPaise, reference, at } }]
}
