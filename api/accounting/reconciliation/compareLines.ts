import type { SettlementLine } from '../../payment/changes.ts'
import { isPaid, ownPayment, unknownPayment, wrongOf } from './comparePayment.ts'
import {
  asEvidence,
  type Difference,
  differenceOf,
  isKnown,
  type OurDonation,
  type SettledLine,
  type TheirDay,
} from './difference.ts'

interface ComparedLines {
  differences: Difference[]
  settled: SettledLine[]
}

const none: ComparedLines = { differences: [], settled: [] }
const differs = (difference: Difference): ComparedLines => ({ differences: [difference], settled: [] })

/** The reference of a line in the ledger: a payout never has the same line twice. */
export const lineReference = ({ utr, kind, requestId, providerId }: SettlementLine): string =>
  [utr, kind, requestId || providerId].join(':').slice(0, 200)

/** Compares one line of a payout with its donation. Pure. */
export function compareLine(
  donation: OurDonation | undefined,
  line: SettlementLine,
  { reports, changes }: Pick<TheirDay, 'reports' | 'changes'>,
): ComparedLines {
  if (!donation) return differs(unknownPayment(line.txnId, line.providerId, asEvidence(line)))
  const report = reports.get(line.txnId)
  // A payment that contradicts the donation has its case; its payout is not the donation's.
  if (wrongOf(donation, report)) return none
  const about = lineReference(line)
  const found = (code: 'double_payment' | 'payout_amount' | 'payout_sum' | 'payout_unexplained', which = about) =>
    differs(differenceOf(code, donation, line.providerId, asEvidence(line), which))
  const own = ownPayment(donation, report)
  if (own !== undefined && own !== line.providerId) return found('double_payment', line.providerId)
  if (!isExplained(donation, line, { reports, changes })) return found('payout_unexplained')
  const sign = line.kind === 'capture' ? 1 : -1
  if (line.kind === 'capture' && line.amountPaise !== donation.amountPaise) return found('payout_amount')
  if (sign * line.amountPaise - line.feePaise - line.taxPaise !== line.netPaise) return found('payout_sum')
  return isKnown(donation, 'settled', about) ? none : { differences: [], settled: [{ donationId: donation.id, line }] }
}

function isExplained(
  donation: OurDonation,
  line: SettlementLine,
  { reports, changes }: Pick<TheirDay, 'reports' | 'changes'>,
): boolean {
  const known = changes.get(line.txnId)
  if (line.kind === 'capture') return isPaid(donation, reports.get(line.txnId))
  if (line.kind === 'refund')
    return (
      isKnown(donation, 'refunded', line.requestId) ||
      (known?.refunds ?? []).some(({ requestId, status }) => requestId === line.requestId && status === 'done')
    )
  return (
    isKnown(donation, 'disputed', line.requestId) ||
    isKnown(donation, 'dispute_lost', line.requestId) ||
    (known?.disputes ?? []).some(({ disputeId }) => disputeId === line.requestId)
  )
}
