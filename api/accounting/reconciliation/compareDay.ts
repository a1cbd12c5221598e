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
  otherPayment,
  type OurDonation,
  ownPayment,
  type TheirDay,
  wrongOf,
} from './comparePayment.ts'

/** A payment that no donation agrees with, as the ledger has it. */
export interface Unmatched {
  /** The donation whose transaction id it has; null if there is none. */
  donationId: number | null
  amountPaise: number
  /** The donation that staff have found for it. */
  foundId: number | null
  /** References of its lines in payouts, or of those of the donation whose transaction id it has. */
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
/** How a record of the provider names its payment. */
type Named = Pick<SettlementLine, 'txnId' | 'providerId'>

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
  const ownerOf = ({ txnId, providerId }: Named) => found.get(providerId) ?? donations.get(txnId)
  const { rows, reports, changes } = theirs
  const payments = [
    ...ours.flatMap((donation) => comparePayment(donation, reports.get(donation.txnId))),
    ...compareRows(ownerOf, reports, rows),
    ...ours.flatMap((donation) =>
      isPaid(donation, reports.get(donation.txnId)) ? compareChanges(donation, changes.get(donation.txnId)) : [],
    ),
  ]
  const named = new Set(payments.map(({ key }) => key))
  const lines = compareLines(theirs.lines, { ours, ownerOf, unmatched, theirs, feeOn, named })
  const inPayout = new Set(lines.settled.map(({ donationId }) => donationId))
  // A payment that is not the provider's at all is in no payout, either. A line that is wrong is there.
  const isNamed = ({ txnId, providerId }: Difference): boolean =>
    payments.some((one) => one.txnId === txnId && one.code === 'not_paid_there') ||
    lines.differences.some((one) => one.txnId === txnId && one.providerId === providerId)
  const missing = ours
    .filter(({ id }) => !inPayout.has(id))
    .flatMap((donation) => missingPayout(donation, payoutDue, unmatched))
    .filter((one) => !isNamed(one))
  const unique = new Map<string, Difference>()
  // A line that takes money back knows less than the payment.
  for (const one of [...payments, ...lines.differences, ...missing])
    if (one.fact || !unique.has(one.key)) unique.set(one.key, one)
  return { differences: [...unique.values()], settled: lines.settled }
}

function missingPayout(
  donation: OurDonation,
  payoutDue: Date,
  unmatched: ReadonlyMap<string, Unmatched>,
): Difference[] {
  const { wasPaid, paidAt, amountPaise } = donation
  const providerId = donation.providerId ?? ''
  // The payout of a payment that staff have matched is that of the transaction with which it was paid.
  const settled = [...settledOf(donation), ...(unmatched.get(providerId)?.settled ?? [])]
  const isSettled = settled.map(movementIn).includes(movementOf('capture', providerId))
  if (!wasPaid || isSettled || paidAt === null || paidAt >= payoutDue) return []
  return [differenceOf('payout_missing', donation, providerId, { paidAt: paidAt.toISOString(), amountPaise })]
}

/** What a line is about, whatever payout has it. */
const movementOf = (kind: SettlementLine['kind'], number: string): string => `${kind}:${number}`
const movement = ({ kind, requestId, providerId, note }: SettlementLine) =>
  movementOf(kind, requestId || providerId || note)

/** The reference of a line in the ledger: the bank's reference of the payout, and what the line is about. */
export const lineReference = (line: SettlementLine): string => `${line.utr}:${movement(line)}`.slice(0, 200)

/** What a line in the ledger is about. */
const movementIn = (reference: string): string => reference.slice(reference.indexOf(':') + 1)

interface Compare extends Pick<Rules, 'feeOn'> {
  ours: readonly OurDonation[]
  /** The donation for which staff have found the payment, or else that of the transaction. */
  ownerOf(record: Named): OurDonation | undefined
  unmatched: ReadonlyMap<string, Unmatched>
  theirs: TheirDay
  /** Keys of the differences of payments. */
  named: ReadonlySet<string>
}

/** Compares each line with its donation. A repeated line counts once, also if another payout has it. */
function compareLines(lines: readonly SettlementLine[], all: Compare): Compared {
  const result: Compared = { differences: [], settled: [] }
  const listed = new Set<string>()
  const seen = new Set<string>()
  for (const line of lines) {
    const [owner, reference] = [whoseIs(line, all), lineReference(line)]
    const { donation, waiting } = owner
    const about = donation ?? { id: null, txnId: line.txnId }
    const differs = (code: DifferenceCode) =>
      result.differences.push(differenceOf(code, about, line.providerId, asEvidence(line), reference))
    if (listed.has(reference)) differs('payout_repeated')
    else if (line.kind === 'other') differs('payout_unknown')
    else if (seen.has(movement(line))) differs('payout_twice')
    else {
      const judged = judgeLine(line, owner, all)
      if (judged === 'agrees') {
        const from = waiting && line.kind !== 'capture' ? 'suspense' : 'clearing'
        result.settled.push({ donationId: about.id, from, line })
        const fee = all.feeOn(line.kind === 'capture' ? (all.ownerOf(line)?.paidAt ?? null) : null)
        if (fee && isBeyond(line, fee)) differs('payout_fee')
      } else if (typeof judged === 'object') result.differences.push(judged)
      else if (judged !== 'known') differs(judged)
      if (judged !== 'payout_twice') seen.add(movement(line))
    }
    listed.add(reference)
  }
  return result
}

/** Whose money a line is about. */
interface Owner {
  donation: OurDonation | undefined
  /** The payment, if no donation agrees with it; of what goes back, only while staff have found none. */
  waiting?: Unmatched
}

function whoseIs(line: SettlementLine, { ours, ownerOf, unmatched }: Compare): Owner {
  const waiting = unmatched.get(line.providerId)
  if (waiting && (line.kind === 'capture' || waiting.foundId === null))
    return { donation: ours.find(({ id }) => id === waiting.donationId), waiting }
  return { donation: ownerOf(line) }
}

/** How a line compares: it is booked already (`known`), it can be booked (`agrees`), or what differs. */
function judgeLine(
  line: SettlementLine,
  { donation, waiting }: Owner,
  all: Compare,
): 'known' | 'agrees' | DifferenceCode | Difference {
  if (!waiting) {
    if (!donation) return otherPayment(undefined, line)
    const report = all.theirs.reports.get(line.txnId)
    // A payment that contradicts the donation has its case. Its payout is compared when the money is in suspense.
    if (wrongOf(donation, report)) return 'known'
    if ((ownPayment(donation, report) ?? line.providerId) !== line.providerId) return otherPayment(donation, line)
  }
  const settled = [...(donation ? settledOf(donation) : []), ...(waiting?.settled ?? [])]
  if (settled.includes(lineReference(line))) return 'known'
  if (settled.map(movementIn).includes(movement(line))) return 'payout_twice'
  const expected = waiting ? waitingOf(waiting, line) : donation && expectedOf(donation, line, all)
  if (expected === undefined) return 'known'
  if (expected === null) return 'payout_unexplained'
  if (line.amountPaise !== expected) return 'payout_amount'
  const sign = isIncome(line) ? 1 : -1
  return sign * line.amountPaise - line.feePaise - line.taxPaise === line.netPaise ? 'agrees' : 'payout_sum'
}

/** References of the payout lines that the ledger has of a donation. */
const settledOf = ({ facts }: Pick<OurDonation, 'facts'>) =>
  facts.flatMap(({ event, reference }) => (event === 'settled' && reference !== null ? [reference] : []))

/** The payout of money that no donation agrees with; what goes back of it can be any part. */
const waitingOf = ({ amountPaise }: Unmatched, line: SettlementLine): number =>
  line.kind === 'capture' ? amountPaise : line.amountPaise

/** Whether a line adds to the payout. */
export const isIncome = ({ kind }: Pick<SettlementLine, 'kind'>): boolean => kind === 'capture' || kind === 'reversal'

/** How much a line of a donation must be about, in paise; null: nothing here explains it; undefined: a case says so already. */
function expectedOf(
  donation: OurDonation,
  line: SettlementLine,
  { theirs, named }: Compare,
): number | null | undefined {
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
  const counted = new Set(settledOf({ facts }).map(movementIn))
  let due = 0
  for (const { event, reference, amountPaise } of facts) {
    // Money that staff have matched was counted when it arrived.
    const kinds = event === 'paid' && reference !== null ? [] : (moves[event] ?? [])
    for (const kind of kinds) {
      const about = movementOf(kind, reference ?? providerId ?? '')
      // A dispute is withheld once, whatever we learn of it first.
      if (!counted.has(about)) due += (isIncome({ kind }) ? 1 : -1) * (amountPaise ?? 0)
      counted.add(about)
    }
  }
  return due
}

/** What each fact moves at the provider. */
const moves: Partial<Record<DonationEvent, readonly SettlementLine['kind'][]>> = {
  paid: ['capture'],
  unmatched: ['capture'],
  refunded: ['refund'],
  disputed: ['chargeback'],
  dispute_lost: ['chargeback'],
  dispute_won: ['chargeback', 'reversal'],
}
