import { type RawBuilder, sql } from 'kysely'
import { counted, type Donation } from '../../donation/findDonation.ts'
import { indianDayBounds } from '../../payment/financialYear.ts'
import { paidStates } from '../ledger/states.ts'
import type { Unmatched } from './compareDay.ts'
import type { OurDonation } from './comparePayment.ts'
import type { Database } from '../../storage/database.ts'

/** The donation, and the columns that the provider is asked with. */
export type LoadedDonation = OurDonation & Pick<Donation, 'txn_id' | 'amount' | 'created_at' | 'form_fields'>

interface Wanted {
  day?: string
  txnIds?: readonly string[]
  ids?: readonly number[]
}

/** The online donations that began or were paid on an Indian day, and those with one of these transaction ids or ids. */
export async function loadDonations(db: Database, wanted: Wanted): Promise<LoadedDonation[]> {
  const { rows } = await selectDonations(wanted).execute(db)
  return rows
}

/** The statement of `loadDonations`. An index finds the rows of each condition, so the table is never read whole. */
export function selectDonations({ day, txnIds = [], ids = [] }: Wanted): RawBuilder<LoadedDonation> {
  const named = sql`txn_id = any(${txnIds}::text[]) or id = any(${ids}::bigint[])`
  const wasPaid = sql`state = any(${paidStates})`
  return sql`
    select id, txn_id, amount, created_at, form_fields, txn_id as "txnId", amount::bigint * 100 as "amountPaise",
      ${wasPaid} as "wasPaid", case when ${wasPaid} then settled_at end as "paidAt", provider_id as "providerId",
      array(select refund_id from refund_requests
        where donation_id = donations.id and refund_requests.state in ('approved', 'sent')) as "refundIds",
      (select coalesce(jsonb_agg(jsonb_build_object('event', event, 'reference', reference, 'amountPaise', amount_paise)
          order by ledger_entries.id), '[]')
        from ledger_entries where donation_id = donations.id
          and event in ('paid', 'unmatched', 'refunded', 'disputed', 'dispute_won', 'dispute_lost', 'settled')) as facts
    from donations
    where mode = 'provider' and source = 'online' and (${named} ${day === undefined ? sql`` : sql`or ${isOfDay(day)}`})
    order by id`
}

/** It began or was paid on the day. The moment that counts is that of the payment, or the beginning of an unpaid one. */
function isOfDay(day: string): RawBuilder<boolean> {
  const { from, to } = indianDayBounds(day)
  return sql`(created_at >= ${from} and created_at < ${to}) or (${counted} >= ${from} and ${counted} < ${to})`
}

/** The payments that no donation agrees with, by the provider's number, among these. */
export async function loadUnmatched(db: Database, providerIds: readonly string[]): Promise<Map<string, Unmatched>> {
  const { rows } = await sql<Unmatched & { reference: string }>`
    select reference, donation_id as "donationId", amount_paise as "amountPaise",
      (select donation_id from ledger_entries as paid
        where event = 'paid' and paid.reference = entry.reference limit 1) as "foundId",
      array(select settled.reference from ledger_entries as settled
        where event = 'settled' and donation_id is null and note = entry.reference
        union all select settled.reference from ledger_entries as settled
        where event = 'settled' and donation_id = entry.donation_id) as settled
    from ledger_entries as entry
    where event = 'unmatched' and reference = any(${providerIds}::text[])`.execute(db)
  return new Map(rows.map(({ reference, ...payment }) => [reference, payment]))
}
