import { type Kysely, sql } from 'kysely'
import { financialYear } from '../../../../api/payment/financialYear.ts'
import type { Tables } from '../../../../api/storage/tables/tables.ts'
import type { Books, OurDonation } from './books.ts'

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
