import type { DonationState } from '../../../shared/contract/donation/donationState.ts'
import * as z from 'zod/mini'
import { wasPaid } from '../../../api/accounting/ledger/states.ts'
import type { Attempt } from './donor.ts'
import { type Kysely, sql } from 'kysely'
import { financialYear } from '../../../api/payment/financialYear.ts'
import type { Tables } from '../../../api/storage/tables/tables.ts'

/** A donation in our database, with everything that a payment must cause exactly once. */
export interface OurDonation {
  txnId: string
  state: DonationState
  /** Rupees. */
  amount: number
  isRecorded: boolean
  /** Numbers. */
  receipts: readonly string[]
  /** That the payment is confirmed. */
  notifications: number
  mail: ReceiptMail
  ledger: Booked
}

/** What the queue of receipts and the queue of mails say about a donation. */
interface ReceiptMail {
  /** Whether the receipt waits for its mail, or has it. */
  isWanted: boolean
  /** Whether it is marked as handed to the queue of mails. */
  isMarked: boolean
  /** How many mails were queued with it. */
  queued: number
  /** Of these, how many were sent. */
  sent: number
  attempts: number
}

/** What the ledger says about a donation. */
interface Booked {
  /** The state after the last fact; null if there is none. */
  state: DonationState | null
  payments: number
  netRupees: number
  /** The sum of all lines, in paise. */
  linesPaise: number
}

/** What our database says at one moment. */
export interface Books {
  /** The donations of the benchmark's donors. */
  donations: readonly OurDonation[]
  /** Every receipt of the trust, with the Indian financial year of its payment; null if it has none. */
  receipts: readonly { number: string; year: string | null }[]
  /** The last number that was given in each financial year. */
  counters: readonly { year: string; last: number }[]
}

/** Something that no moment may show, also not the moment after a kill. `about`: a transaction id, a receipt number or a year. */
const breachSchema = z.object({
  area: z.enum(['receipts', 'ledger', 'messages']),
  what: z.string(),
  about: z.string(),
})
export type Breach = z.infer<typeof breachSchema>

/**
 * Compares the database with itself. Everything that a payment causes is written in one transaction, so each breach is an error at any moment: nothing
 * repairs it later. Pure.
 */
export const breachesOf = (books: Books): Breach[] => [
  ...books.donations.flatMap(breachesOfDonation),
  ...breachesOfNumbers(books),
]

function breachesOfDonation(donation: OurDonation): Breach[] {
  const { txnId, state, amount, receipts, notifications, mail, ledger } = donation
  const payments = wasPaid(state) ? 1 : 0
  const found: Breach[] = []
  const expect = (isRight: boolean, area: Breach['area'], what: string) => {
    if (!isRight) found.push({ area, what, about: txnId })
  }
  expect(receipts.length === payments, 'receipts', `${receipts.length} receipts of ${payments} payments`)
  expect(ledger.state === state, 'ledger', `${ledger.state} in the ledger, ${state} in the donation`)
  expect(ledger.payments === payments, 'ledger', `${ledger.payments} payments in the ledger of ${payments}`)
  expect(ledger.netRupees === payments * amount, 'ledger', `a balance of ${ledger.netRupees} rupees`)
  expect(ledger.linesPaise === 0, 'ledger', `lines that sum to ${ledger.linesPaise} paise`)
  expect(mail.isWanted === (payments === 1), 'messages', `mail ${mail.isWanted ? '' : 'not '}wanted`)
  expect(mail.queued === (mail.isMarked ? 1 : 0), 'messages', `${mail.queued} mails, marked: ${mail.isMarked}`)
  expect(notifications === payments, 'messages', `${notifications} notifications of ${payments} payments`)
  return found
}

/** Numbers count from 1 without gaps within the Indian financial year of the payment, and none is given twice. */
function breachesOfNumbers({ receipts, counters }: Books): Breach[] {
  const found: Breach[] = []
  const breach = (what: string, about: string) => found.push({ area: 'receipts', what, about })
  const given = new Map<string, number[]>()
  for (const { number, year } of receipts) {
    const [, named = '', count = ''] = /(\d{4}-\d{2})\/(\d+)$/.exec(number) ?? []
    if (named !== year) breach(`a number of another year than ${year}`, number)
    given.set(named, [...(given.get(named) ?? []), Number(count)])
  }
  const last = new Map(counters.map((counter) => [counter.year, counter.last]))
  for (const year of new Set([...given.keys(), ...last.keys()])) {
    const counts = (given.get(year) ?? []).toSorted((one, other) => one - other)
    const gap = counts.findIndex((count, index) => count !== index + 1)
    if (gap >= 0) breach(`${counts[gap]} at place ${gap + 1}`, year)
    else if (counts.length !== last.get(year)) breach(`${counts.length} receipts, ${last.get(year)} numbers`, year)
  }
  return found
}

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

/** Donations of accounts that the benchmark has made, in the shape of `OurDonation`. */
const donations = sql<OurDonation>`
  select txn_id as "txnId", d.state, amount, recorded_at is not null as "isRecorded",
    array(select number from receipts where donation_id = d.id) as receipts,
    (select count(*) from notifications where donation_id = d.id and kind = 'gift_confirmed') as notifications,
    json_build_object(
      'isWanted', receipt_mails.donation_id is not null,
      'isMarked', receipt_mails.sent_at is not null,
      'queued', (select count(*) from mails where receipt_of = d.id),
      'sent', (select count(*) from mails where receipt_of = d.id and state = 'sent'),
      'attempts', (select coalesce(sum(attempts), 0) from mails where receipt_of = d.id)
    ) as mail,
    json_build_object(
      'state', (select state from ledger_entries where donation_id = d.id order by id desc limit 1),
      'payments', (select count(*) from ledger_entries where donation_id = d.id and event = 'paid'),
      'netRupees', net_rupees,
      'linesPaise', (select coalesce(sum(amount_paise), 0) from ledger_lines
        where entry_id in (select id from ledger_entries where donation_id = d.id))
    ) as ledger
  from donations d
  join users on users.id = d.user_id
  join donation_balances on donation_balances.donation_id = d.id
  left join receipt_mails on receipt_mails.donation_id = d.id
  where users.email like 'fault-%'`

/** Reads the donations of the benchmark's accounts, and all receipt numbers. */
export async function readBooks(db: Kysely<Tables>): Promise<Books> {
  const receipts = await db
    .selectFrom('receipts')
    .innerJoin('donations', 'donations.id', 'receipts.donation_id')
    .select(['number', 'settled_at'])
    .execute()
  return {
    donations: (await donations.execute(db)).rows,
    receipts: receipts.map(({ number, settled_at }) => ({ number, year: settled_at && financialYear(settled_at) })),
    counters: await db.selectFrom('receipt_counters').select(['financial_year as year', 'last']).execute(),
  }
}

export const inspectionSchema = z.object({ tookMs: z.number(), breaches: z.array(breachSchema) })

/** Compares the database with itself. */
export async function inspect(db: Kysely<Tables>): Promise<z.infer<typeof inspectionSchema>> {
  const begun = performance.now()
  const breaches = breachesOf(await readBooks(db))
  return { tookMs: performance.now() - begun, breaches }
}
