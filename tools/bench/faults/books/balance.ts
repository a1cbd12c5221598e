/** Compares what the provider has taken with what we have written. Pure. */
import { wasPaid } from '../../../../api/accounting/ledger/states.ts'
import type { Attempt } from '../donor.ts'
import type { Books, OurDonation } from './books.ts'
import { type Breach, breachesOf } from './breaches.ts'

export interface Balance {
  /** Donations that got a transaction id. */
  attempts: number
  paid: number
  /** Paid at the provider, and not paid here. */
  lost: number
  /** Paid here, and not at the provider. */
  invented: number
  /** The API told the donor that it has the donation, and does not have it. */
  forgotten: number
  /** Paid here; its mail was not sent yet. */
  unmailed: number
  /** The mail may have been sent more than once: delivery is at least once. */
  mailedAgain: number
  /** What contradicts itself in our database. */
  breaches: readonly Breach[]
}

export function balanceOf(paidThere: ReadonlySet<string>, books: Books, attempts: readonly Attempt[]): Balance {
  const known = new Map(books.donations.map((donation) => [donation.txnId, donation]))
  const paid = books.donations.filter(({ state }) => wasPaid(state))
  return {
    attempts: attempts.filter(({ txnId }) => txnId !== null).length,
    paid: paidThere.size,
    lost: [...paidThere].filter((txnId) => !isPaid(known.get(txnId))).length,
    invented: paid.filter(({ txnId }) => !paidThere.has(txnId)).length,
    forgotten: attempts.filter(({ txnId, recorded }) => txnId !== null && !keeps(known.get(txnId), recorded)).length,
    unmailed: paid.filter(({ mail }) => mail.sent === 0).length,
    mailedAgain: paid.filter(({ mail }) => mail.attempts > mail.queued).length,
    breaches: breachesOf(books),
  }
}

const isPaid = (donation: OurDonation | undefined): boolean => donation !== undefined && wasPaid(donation.state)

const keeps = (donation: OurDonation | undefined, recorded: boolean): boolean =>
  donation !== undefined && (!recorded || donation.isRecorded)

/** Whether nothing is left to do: then the API has recovered. */
export const isSettled = ({ lost, unmailed }: Balance): boolean => lost + unmailed === 0

/** Whether the fault did harm that no waiting repairs. */
export const isHarmed = ({ lost, invented, forgotten, unmailed, breaches }: Balance): boolean =>
  lost + invented + forgotten + unmailed + breaches.length > 0
