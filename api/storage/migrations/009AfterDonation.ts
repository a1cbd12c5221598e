import { type Kysely, sql } from 'kysely'

/**
 * What follows a confirmed donation. `receipt_mails` has one row per donation, written in the transaction that makes it paid. So the receipt is mailed once,
 * however often the payment is reported. Some purposes promise to write a name, so they ask for it.
 */
export const afterDonationMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table receipt_mails (
      donation_id bigint primary key references donations (id),
      created_at timestamptz not null,
      tried_at timestamptz,
      sent_at timestamptz
    )`.execute(db)
    await sql`create index receipt_mails_due on receipt_mails (created_at) where sent_at is null`.execute(db)
    await sql`alter table purposes add column asks_name boolean not null default false`.execute(db)
    await sql`alter table donations add column dedicated_to text`.execute(db)
  },
}
