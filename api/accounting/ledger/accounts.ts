import type { DonationEvent, LedgerAccount } from '../../../shared/contract/donation/donationState.ts'
import type { Donation } from '../../donation/findDonation.ts'

/** A line of an entry. Positive: the account gets money, or an expense grows. */
export interface Line {
  account: LedgerAccount
  amountPaise: number
}

/** How an amount moves: each account with its sign. */
type Posting = Partial<Record<LedgerAccount, 1 | -1>>

/** What decides where the money of a donation is. */
type Held = Pick<Donation, 'mode' | 'declared' | 'cleared_at'>

/** The account that has the money of a donation before any payout. */
export function accountOf({ mode, declared, cleared_at }: Held): LedgerAccount {
  if (mode === 'provider') return 'clearing'
  if (mode === 'cash') return 'cash'
  return mode === 'cheque' && cleared_at === null ? 'cheques' : bankOf({ declared })
}

/** The bank account that money of a donor may reach. */
export const bankOf = ({ declared }: Pick<Held, 'declared'>): LedgerAccount =>
  declared === 'neither' ? 'foreign_bank' : 'bank'

interface Case {
  /** The account that has the money. */
  held: LedgerAccount
  /** The account that a cheque in hand is paid into. */
  bank: LedgerAccount
  /** Whether the provider withholds money of the donation because of a dispute. */
  isWithheld: boolean
  /** Whether a dispute was lost before. */
  isLost: boolean
}

/** Of a payment at the provider, without a dispute. */
export const online: Case = { held: 'clearing', bank: 'bank', isWithheld: false, isLost: false }

/**
 * The lines that each event writes (decision 048). Events that are absent move no money, or their caller knows the amounts. A payout is several donations
 * less fees. A correction moves from one booking to another.
 */
const postings: Readonly<Partial<Record<DonationEvent, (about: Case) => Posting>>> = {
  paid: ({ held }) => ({ [held]: 1, donations: -1 }),
  taken_offline: ({ held }) => ({ [held]: 1, donations: -1 }),
  refunded: ({ held }) => ({ refunds: 1, [held]: -1 }),
  disputed: ({ held }) => ({ disputes: 1, [held]: -1 }),
  dispute_won: ({ held, isWithheld, isLost }) =>
    isWithheld ? { [held]: 1, disputes: -1 } : isLost ? { [held]: 1, refunds: -1 } : {},
  dispute_lost: ({ held, isWithheld }) => ({ refunds: 1, [isWithheld ? 'disputes' : held]: -1 }),
  unmatched: () => ({ clearing: 1, suspense: -1 }),
  cleared: ({ bank }) => ({ [bank]: 1, cheques: -1 }),
  voided: ({ held }) => ({ [held]: -1, donations: 1 }),
}

/** The lines of an event about an amount in paise; none for 0. */
export function linesOf(event: DonationEvent, about: Case, amountPaise: number): Line[] {
  if (amountPaise === 0) return []
  const posting = postings[event]?.(about) ?? {}
  return (Object.entries(posting) as [LedgerAccount, 1 | -1][]).map(([account, sign]) => ({
    account,
    amountPaise: sign * amountPaise,
  }))
}

/** Of a payment at the provider, as signs: each line has the donation's whole amount. */
export const paidLines = linesOf('paid', online, 1)

/** Money in suspense that staff have found to be a donation's, in paise. */
export const matchLines = (amountPaise: number): Line[] => [
  { account: 'suspense', amountPaise },
  { account: 'donations', amountPaise: -amountPaise },
]

/** A line of a payout, in paise. Of a refund and a chargeback, the gross amount is negative. */
interface Payout {
  grossPaise: number
  feePaise: number
  taxPaise: number
  /** Where the money was: with the provider, or, if unmatched money goes back, in suspense. */
  from?: 'clearing' | 'suspense'
}

/** The ledger's lines of a line of a payout. What arrives in the bank is what the provider held, less its fee and the tax on it. */
export function settlementLines({ grossPaise, feePaise, taxPaise, from = 'clearing' }: Payout): Line[] {
  const lines: Line[] = [
    { account: 'bank', amountPaise: grossPaise - feePaise - taxPaise },
    { account: 'fees', amountPaise: feePaise },
    { account: 'gst', amountPaise: taxPaise },
    { account: from, amountPaise: -grossPaise },
  ]
  return lines.filter((line) => line.amountPaise !== 0)
}

/** How money that did not go through the provider is booked. */
interface Booking {
  /** The account that has it. */
  held: LedgerAccount
  amountPaise: number
}

/** The lines that reverse one booking and make another, together by account. None if the money stays where it was. */
export function correctionLines(before: Booking, after: Booking): Line[] {
  const more = after.amountPaise - before.amountPaise
  const moved: Line[] = [
    { account: before.held, amountPaise: -before.amountPaise },
    { account: after.held, amountPaise: after.amountPaise },
  ]
  const held = before.held === after.held ? [{ account: after.held, amountPaise: more }] : moved
  return [...held, { account: 'donations' as const, amountPaise: -more }].filter((line) => line.amountPaise !== 0)
}
