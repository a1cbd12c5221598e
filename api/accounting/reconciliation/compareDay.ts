/** Compares a day with the provider's records, with the lines of its payouts, and says what is due. Pure: no database, no clock, no provider. */
import type { RuleValue } from '../../../shared/contract/content/rules.ts'
import type { DonationEvent } from '../../../shared/contract/donation/donationState.ts'
import type { DifferenceCode } from '../../../shared/contract/staff/reconciliation.ts'
import type { SettlementLine } from '../../payment/changes.ts'
import {
  acceptedOf,
  asEvidence,
  compareChanges,
  comparePayment,
  compareRows,
  type Difference,
  differenceOf,
  isPaid,
  knows,
  type OurDonation,
  ownPayment,
  secondPayment,
  type TheirDay,
  unknownPayment,
  wrongOf,
} from './comparePayment.ts'

/** A payment that no donation agrees with, as the ledger has it. */
export interface Unmatched {
  /** The donation whose transaction id it has; null if there is none. */
  donationId: number | null
  amountPaise: number
  /** The donation that staff have found for it. */
  foundId: number | null
  /** References of its lines in payouts, if it has no donation. */
  settled: readonly string[]
}

/** A line of a payout that agrees, and is not in the ledger yet. */
export interface SettledLine {
  /** Null: its money belongs to no donation. */
  donationId: number | null
  /** Where the money is: with the provider, or in suspense. */
  from: 'clearing' | 'suspense'
  line: SettlementLine
}

export interface Compared {
  /** One of each key, in the order in which they must be applied: a payment before its refund. */
  differences: Difference[]
  settled: SettledLine[]
}

type FeeRule = RuleValue<'payment.fee'>

interface Rules {
  /** A donation paid before this moment must be in a payout by now. */
  payoutDue: Date
  /** What the provider may keep of a payment of that moment, or if it is null, of the payout's day. Null if the trust has written nothing. */
  feeOn(paidAt: Date | null): FeeRule | null
}

/** Compares our donations of an Indian day, and those that the provider names on it, with the provider's records. */
export function compareDay(
  ours: readonly OurDonation[],
  theirs: TheirDay,
  { payoutDue, feeOn }: Rules,
  unmatched: ReadonlyMap<string, Unmatched> = new Map(),
): Compared {
  const donations = new Map(ours.map((donation) => [donation.txnId, donation]))
  const found = new Map(ours.flatMap((one) => (acceptedOf(one) === null ? [] : [[one.providerId ?? '', one] as const])))
  const { rows, reports, changes } = theirs
  const payments = [
    ...ours.flatMap((donation) => comparePayment(donation, reports.get(donation.txnId))),
    ...compareRows((row) => found.get(row.providerId) ?? donations.get(row.txnId), reports, rows),
    ...ours.flatMap((donation) =>
      isPaid(donation, reports.get(donation.txnId)) ? compareChanges(donation, changes.get(donation.txnId)) : [],
    ),
  ]
  const named = new Set(payments.map(({ key }) => key))
  const lines = compareLines(theirs.lines, { ours, donations, found, unmatched, theirs, feeOn, named })
  const inPayout = new Set(lines.settled.map(({ donationId }) => donationId))
  const missing = ours.filter(({ id }) => !inPayout.has(id)).flatMap((donation) => missingPayout(donation, payoutDue))
  // A payment that is not the provider's at all is in no payout, either. A line that is wrong is there.
  const isNamed = ({ txnId, providerId }: Difference): boolean =>
    payments.some((one) => one.txnId === txnId && one.code === 'not_paid_there') ||
    lines.differences.some((one) => one.txnId === txnId && one.providerId === providerId)
  const others = missing.filter((one) => !isNamed(one))
  const all = [...payments, ...lines.differences, ...others]
  return { differences: [...new Map(all.map((one) => [one.key, one])).values()], settled: lines.settled }
}

function missingPayout(donation: OurDonation, payoutDue: Date): Difference[] {
  const { wasPaid, paidAt, providerId, amountPaise, facts } = donation
  const capture = movementOf('capture', providerId ?? '')
  const isSettled = facts.some(({ event, reference }) => event === 'settled' && isAbout(reference, capture))
  // Its payout is that of the transaction with which it was paid.
  const isElsewhere = acceptedOf(donation) !== null && !knows(donation, 'unmatched', providerId ?? '')
  if (!wasPaid || isSettled || isElsewhere || paidAt === null || paidAt >= payoutDue) return []
  return [differenceOf('payout_missing', donation, providerId ?? '', { paidAt: paidAt.toISOString(), amountPaise })]
}

/** What a line is about, whatever payout has it. */
const movementOf = (kind: SettlementLine['kind'], number: string): string => `${kind}:${number}`
const movement = ({ kind, requestId, providerId }: SettlementLine) => movementOf(kind, requestId || providerId)

/** The reference of a line in the ledger: the bank's reference of the payout, and what the line is about. */
export const lineReference = (line: SettlementLine): string => `${line.utr}:${movement(line)}`.slice(0, 200)

/** Whether a line in the ledger is about this movement. */
const isAbout = (reference: string | null, about: string): boolean =>
  reference !== null && reference.slice(reference.indexOf(':') + 1) === about

interface Compare extends Pick<Rules, 'feeOn'> {
  ours: readonly OurDonation[]
  /** By transaction id. */
  donations: ReadonlyMap<string, OurDonation>
  /** By the payment that staff have found for them. */
  found: ReadonlyMap<string, OurDonation>
  unmatched: ReadonlyMap<string, Unmatched>
  theirs: TheirDay
  /** Keys of the differences of payments. */
  named: ReadonlySet<string>
}

interface ComparedLine {
  difference?: Difference
  settled?: SettledLine
}

/** Compares each line with its donation. A repeated line counts once, also if another payout has it. */
function compareLines(lines: readonly SettlementLine[], all: Compare): Compared {
  const result: Compared = { differences: [], settled: [] }
  const listed = new Set<string>()
  const seen = new Set<string>()
  for (const line of lines) {
    const reference = lineReference(line)
    const about = all.donations.get(line.txnId) ?? { id: null, txnId: line.txnId }
    const differs = (code: DifferenceCode) =>
      result.differences.push(differenceOf(code, about, line.providerId, asEvidence(line), reference))
    if (line.kind === 'other') differs('payout_unknown')
    else if (listed.has(reference)) differs('payout_repeated')
    else if (seen.has(movement(line))) differs('payout_twice')
    else {
      const { difference, settled } = compareLine(line, all)
      if (difference) result.differences.push(difference)
      if (settled) {
        result.settled.push(settled)
        const payment =
          line.kind === 'capture' ? (all.found.get(line.providerId) ?? all.donations.get(line.txnId)) : null
        const fee = all.feeOn(payment?.paidAt ?? null)
        if (fee && isBeyond(line, fee)) differs('payout_fee')
      }
      if (difference?.code !== 'payout_twice') seen.add(movement(line))
    }
    listed.add(reference)
  }
  return result
}

function compareLine(line: SettlementLine, all: Compare): ComparedLine {
  const { donations, found, unmatched, theirs } = all
  const waiting = unmatched.get(line.providerId)
  if (waiting && (line.kind === 'capture' || waiting.foundId === null)) return compareUnmatched(line, waiting, all)
  const donation = found.get(line.providerId) ?? donations.get(line.txnId)
  if (!donation) return { difference: unknownPayment(line) }
  const report = theirs.reports.get(line.txnId)
  // A payment that contradicts the donation has its case. Its payout is compared when the money is in suspense.
  if (wrongOf(donation, report)) return {}
  const own = ownPayment(donation, report)
  if (own !== undefined && own !== line.providerId) return { difference: secondPayment(donation, line) }
  const known = donation.facts.filter(({ event }) => event === 'settled').map(({ reference }) => reference)
  return settle(line, donation, { known, from: 'clearing', expected: expectedOf(donation, line, all) })
}

/** The payout of money that no donation agrees with, and what goes back of it. */
function compareUnmatched(line: SettlementLine, waiting: Unmatched, { ours }: Compare): ComparedLine {
  const donation = ours.find(({ id }) => id === waiting.donationId)
  const facts = (donation?.facts ?? []).filter(({ event }) => event === 'settled').map(({ reference }) => reference)
  return settle(line, donation ?? { id: null, txnId: line.txnId }, {
    known: [...facts, ...waiting.settled],
    from: line.kind === 'capture' ? 'clearing' : 'suspense',
    expected: line.kind === 'capture' ? waiting.amountPaise : line.amountPaise,
  })
}

interface Expected {
  /** References of the lines that the ledger has. */
  known: readonly (string | null)[]
  from: SettledLine['from']
  /** How much it must be about, in paise; null: nothing here explains it; undefined: a case says so already. */
  expected: number | null | undefined
}

function settle(
  line: SettlementLine,
  donation: Pick<OurDonation, 'id' | 'txnId'> | { id: null; txnId: string },
  { known, from, expected }: Expected,
): ComparedLine {
  const reference = lineReference(line)
  const differs = (code: DifferenceCode) => ({
    difference: differenceOf(code, donation, line.providerId, asEvidence(line), reference),
  })
  if (known.includes(reference)) return {}
  if (known.some((other) => isAbout(other, movement(line)))) return differs('payout_twice')
  if (expected === undefined) return {}
  if (expected === null) return differs('payout_unexplained')
  if (line.amountPaise !== expected) return differs('payout_amount')
  const sign = isIncome(line) ? 1 : -1
  if (sign * line.amountPaise - line.feePaise - line.taxPaise !== line.netPaise) return differs('payout_sum')
  return { settled: { donationId: donation.id, from, line } }
}

/** Whether a line adds to the payout. */
export const isIncome = ({ kind }: Pick<SettlementLine, 'kind'>): boolean => kind === 'capture' || kind === 'reversal'

/** How much a line of a donation must be about. */
function expectedOf(donation: OurDonation, line: SettlementLine, { theirs, named }: Compare): Expected['expected'] {
  const fact = (...events: DonationEvent[]) =>
    donation.facts.find(({ event, reference }) => events.includes(event) && reference === line.requestId)?.amountPaise
  const { refunds = [], disputes = [] } = theirs.changes.get(donation.txnId) ?? {}
  const dispute = disputes.find(({ disputeId }) => disputeId === line.requestId)
  switch (line.kind) {
    case 'refund': {
      const tooMuch = differenceOf('refunded_too_much', donation, '', {}, line.requestId).key
      if (named.has(tooMuch)) return undefined
      const refund = refunds.find(({ requestId, status }) => requestId === line.requestId && status === 'done')
      return fact('refunded') ?? refund?.amountPaise ?? null
    }
    case 'chargeback':
      return fact('disputed', 'dispute_lost') ?? dispute?.amountPaise ?? null
    case 'reversal':
      return fact('dispute_won') ?? (dispute?.status === 'won' ? dispute.amountPaise : null)
    default:
      return isPaid(donation, theirs.reports.get(line.txnId)) ? donation.amountPaise : null
  }
}

/** Whether the provider kept more than agreed. A paisa is for rounding. */
function isBeyond(
  { amountPaise, feePaise, taxPaise, mode }: SettlementLine,
  { percent, modes, gst_percent }: FeeRule,
): boolean {
  const agreed = modes[mode] ?? percent
  return (
    feePaise > Math.ceil((amountPaise * agreed) / 100) + 1 || taxPaise > Math.ceil((feePaise * gst_percent) / 100) + 1
  )
}

/**
 * What the provider still has of a donation, or will still deduct, in paise: each payment, refund and dispute whose line no payout had yet. It is worked out
 * without the account `clearing`, which must have the same.
 */
export function dueOf({ facts, providerId }: Pick<OurDonation, 'facts' | 'providerId'>): number {
  const settled = facts.filter(({ event }) => event === 'settled').map(({ reference }) => reference)
  const having = (...events: DonationEvent[]) =>
    new Set(facts.filter(({ event }) => events.includes(event)).map(({ reference }) => reference))
  const [disputed, withheld] = [having('disputed'), having('disputed', 'dispute_lost')]
  return facts.reduce((due, { event, reference, amountPaise }) => {
    const number = reference ?? providerId ?? ''
    type Moves = readonly (readonly [kind: SettlementLine['kind'], sign: 1 | -1])[]
    const moves: Partial<Record<DonationEvent, Moves>> = {
      paid: reference === null ? [['capture', 1]] : [],
      unmatched: [['capture', 1]],
      refunded: [['refund', -1]],
      disputed: [['chargeback', -1]],
      // An open dispute was withheld already.
      dispute_lost: disputed.has(reference) ? [] : [['chargeback', -1]],
      // A dispute that we learn of when it is won was withheld and given back.
      dispute_won: withheld.has(reference)
        ? [['reversal', 1]]
        : [
            ['chargeback', -1],
            ['reversal', 1],
          ],
    }
    const open = (moves[event] ?? []).filter(
      ([kind]) => !settled.some((line) => isAbout(line, movementOf(kind, number))),
    )
    return open.reduce((sum, [, sign]) => sum + sign * (amountPaise ?? 0), due)
  }, 0)
}
