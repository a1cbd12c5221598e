import type { DisputeReport, PaymentChanges, RefundReport } from '../../payment/changes.ts'
import { asEvidence, type Difference, differenceOf, isKnown, type OurDonation } from './difference.ts'

/**
 * Compares the refunds and disputes of one paid donation with the ledger. Refunds that were asked for here are left to `api/accounting/refunds`, which waits for them.
 * Pure.
 */
export function compareChanges(donation: OurDonation, changes: PaymentChanges | undefined): Difference[] {
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
