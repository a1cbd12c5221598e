/** An independent reader of the database: what contradicts itself there, and what differs from the provider's ledger. */
import { type Kysely, sql } from 'kysely'
import { donationStates } from '../../../shared/contract/donation/donationState.ts'
import { wasPaid } from '../../../api/accounting/ledger/states.ts'
import type { Tables } from '../../../api/storage/tables/tables.ts'
import type { Attempt } from './donor.ts'

/** Something that no moment may show, also not the moment after a kill. */
export interface Breach {
  area: 'receipts' | 'ledger' | 'messages'
  /** A transaction id, a receipt number or a year. */
  about: string
  /** The row as JSON. */
  row: string
}

export interface OurDonation {
  txnId: string
  isPaid: boolean
  isRecorded: boolean
  /** Mails of its receipt that were sent. */
  sent: number
  /** Whether one of them may have been sent again: delivery is at least once. */
  isRepeated: boolean
}

/** What our database says. */
export interface Books {
  /** Those of the benchmark's donors. */
  donations: readonly OurDonation[]
  breaches: readonly Breach[]
}

/** Everything that a donation of the benchmark's accounts must cause exactly once if it is paid (`due` 1), and not otherwise (`due` 0). */
const own = sql`
  select txn_id, d.state, amount, recorded_at is not null as is_recorded,
    case when d.state in (${sql.join(donationStates.filter(wasPaid))}) then 1 else 0 end as due,
    (select count(*)::int from receipts where donation_id = d.id) as receipts,
    (select count(*)::int from notifications where donation_id = d.id and kind = 'gift_confirmed') as notifications,
    (select state from ledger_entries where donation_id = d.id order by id desc limit 1) as booked,
    (select count(*)::int from ledger_entries where donation_id = d.id and event = 'paid') as payments,
    (select net_rupees from donation_balances where donation_id = d.id) as net_rupees,
    (select coalesce(sum(l.amount_paise), 0) from ledger_lines l join ledger_entries e on e.id = entry_id
      where e.donation_id = d.id) as paise,
    (select count(*)::int from receipt_mails where donation_id = d.id) as wanted,
    (select count(sent_at)::int from receipt_mails where donation_id = d.id) as handed_over,
    (select count(*)::int from mails where receipt_of = d.id) as queued,
    (select count(*)::int from mails where receipt_of = d.id and state = 'sent') as sent,
    (select coalesce(sum(attempts), 0)::int from mails where receipt_of = d.id) as attempts
  from donations d join users on users.id = d.user_id
  where users.email like 'fault-%'`

/**
 * What a payment causes is written in one transaction, so each row is an error at any moment: nothing repairs it later. Numbers of receipts count from 1 without a
 * gap in the Indian financial year of the payment, which begins in April.
 */
const breaches = sql<Breach>`
  with own as (${own}),
  numbers as (
    select number, split_part(number, '/', 2) as year, split_part(number, '/', 3)::int as count,
      settled_at at time zone interval '5:30' - interval '3 months' as paid_at
    from receipts join donations on donations.id = donation_id
  ),
  years as (
    select coalesce(year, financial_year) as year, coalesce(last, 0) as last,
      count(count)::int as given, count(distinct count)::int as different, coalesce(max(count), 0) as highest
    from numbers full join receipt_counters on financial_year = year group by 1, 2
  )
  select 'receipts' as area, txn_id as about, to_json(own)::text as row from own where receipts <> due
  union all
  select 'ledger', txn_id, to_json(own)::text from own
  where booked is distinct from state or payments <> due or net_rupees is distinct from due * amount or paise <> 0
  union all
  select 'messages', txn_id, to_json(own)::text from own
  where notifications <> due or wanted <> due or queued <> handed_over
  union all
  select 'receipts', number, to_json(numbers)::text from numbers
  where year is distinct from to_char(paid_at, 'YYYY-') || to_char(paid_at + interval '1 year', 'YY')
  union all
  select 'receipts', year, to_json(years)::text from years where given <> last or different <> last or highest <> last`

const donations = sql<OurDonation>`
  select txn_id as "txnId", due = 1 as "isPaid", is_recorded as "isRecorded", sent, attempts > queued as "isRepeated"
  from (${own}) own`

export const readBooks = async (db: Kysely<Tables>): Promise<Books> => ({
  donations: (await donations.execute(db)).rows,
  breaches: (await breaches.execute(db)).rows,
})

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
  mailedAgain: number
  breaches: readonly Breach[]
}

export function balanceOf(
  paidThere: ReadonlySet<string>,
  { donations, breaches }: Books,
  attempts: readonly Attempt[],
): Balance {
  const known = new Map(donations.map((donation) => [donation.txnId, donation]))
  const begun = attempts.flatMap(({ txnId, recorded }) =>
    txnId === null ? [] : [{ ours: known.get(txnId), recorded }],
  )
  const paid = donations.filter(({ isPaid }) => isPaid)
  return {
    attempts: begun.length,
    paid: paidThere.size,
    lost: [...paidThere].filter((txnId) => !known.get(txnId)?.isPaid).length,
    invented: paid.filter(({ txnId }) => !paidThere.has(txnId)).length,
    forgotten: begun.filter(({ ours, recorded }) => !ours || (recorded && !ours.isRecorded)).length,
    unmailed: paid.filter(({ sent }) => sent === 0).length,
    mailedAgain: paid.filter(({ isRepeated }) => isRepeated).length,
    breaches,
  }
}

/** Whether nothing is left to do: then the API has recovered. */
export const isSettled = ({ lost, unmailed }: Balance): boolean => lost + unmailed === 0

/** Whether the fault did harm that no waiting repairs. */
export const isHarmed = ({ lost, invented, forgotten, unmailed, breaches }: Balance): boolean =>
  lost + invented + forgotten + unmailed + breaches.length > 0
