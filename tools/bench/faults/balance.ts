/** Compares what the provider has taken with what we have written. Pure. */
import { wasPaid } from '../../../api/accounting/ledger/states.ts'
import type { DonationState } from '../../../shared/contract/donation/donationState.ts'
import type { Attempt } from './donor.ts'

/** A donation in our database, with everything that a payment must cause exactly once. */
export interface OurDonation {
  txnId: string
  state: DonationState
  /** Rupees. */
  amount: number
  isRecorded: boolean
  receipts: readonly string[]
  notifications: number
  /** Whether the receipt's mail is marked as sent. */
  isMailed: boolean
  mails: number
  ledger: Booked
}

/** What the ledger says about a donation. */
export interface Booked {
  /** The state after the last fact; null if there is none. */
  state: DonationState | null
  payments: number
  netRupees: number
  /** The sum of all lines, in paise. */
  linesPaise: number
}

export interface Balance {
  /** Donations that got a transaction id. */
  attempts: number
  paid: number
  /** Paid at the provider, and not paid here. */
  lost: number
  /** Paid here, and not at the provider. */
  invented: number
  /** A paid donation with two receipts, two notifications, or a receipt number that another has. */
  doubled: number
  /** Paid here without a receipt or a notification. */
  incomplete: number
  /** Paid here; its mail was not sent yet. */
  unmailed: number
  /** The mail was sent more than once: delivery is at least once. */
  mailedAgain: number
  /** The ledger differs from the donation, or its lines do not sum to zero. */
  misbooked: number
  /** The API told the donor that it has the donation, and does not have it. */
  forgotten: number
}

export function balanceOf(
  paidThere: ReadonlySet<string>,
  ours: readonly OurDonation[],
  attempts: readonly Attempt[],
): Balance {
  const known = new Map(ours.map((donation) => [donation.txnId, donation]))
  const paid = ours.filter(({ state }) => wasPaid(state))
  const numbers = paid.flatMap(({ receipts }) => receipts)
  const repeatedNumbers = numbers.length - new Set(numbers).size
  return {
    attempts: attempts.filter(({ txnId }) => txnId !== null).length,
    paid: paidThere.size,
    lost: [...paidThere].filter((txnId) => !isPaid(known.get(txnId))).length,
    invented: paid.filter(({ txnId }) => !paidThere.has(txnId)).length,
    doubled:
      ours.length -
      known.size +
      repeatedNumbers +
      paid.filter(({ receipts, notifications }) => receipts.length > 1 || notifications > 1).length,
    incomplete: paid.filter(({ receipts, notifications }) => receipts.length === 0 || notifications === 0).length,
    unmailed: paid.filter(({ isMailed }) => !isMailed).length,
    mailedAgain: paid.filter(({ mails }) => mails > 1).length,
    misbooked: ours.filter((donation) => !isBooked(donation)).length,
    forgotten: attempts.filter(({ txnId, recorded }) => txnId !== null && !keeps(known.get(txnId), recorded)).length,
  }
}

const isPaid = (donation: OurDonation | undefined): boolean => donation !== undefined && wasPaid(donation.state)

const isBooked = ({ state, amount, ledger }: OurDonation): boolean => {
  const payments = wasPaid(state) ? 1 : 0
  const { netRupees, linesPaise } = ledger
  return ledger.state === state && ledger.payments === payments && netRupees === payments * amount && linesPaise === 0
}

const keeps = (donation: OurDonation | undefined, recorded: boolean): boolean =>
  donation !== undefined && (!recorded || donation.isRecorded)

/** Whether nothing is left to do: then the API has recovered. */
export const isSettled = ({ lost, incomplete, unmailed }: Balance): boolean => lost + incomplete + unmailed === 0

/** Whether the fault did harm that no waiting repairs. */
export const isHarmed = ({ lost, invented, doubled, incomplete, unmailed, misbooked, forgotten }: Balance): boolean =>
  lost + invented + doubled + incomplete + unmailed + misbooked + forgotten > 0
