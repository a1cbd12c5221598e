import { compareChanges } from './compareChanges.ts'
import { compareLine } from './compareLines.ts'
import { comparePayment, compareRows, isPaid } from './comparePayment.ts'
import { type Difference, differenceOf, type OurDonation, type SettledLine, type TheirDay } from './difference.ts'

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
