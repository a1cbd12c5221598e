import { type Kysely, sql } from 'kysely'

/** Offline donations that the trust cancelled: a state, and a fact that takes the money out of the totals. */
export const voidedDonationsMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table donations drop constraint donations_state_check`.execute(db)
    await sql`alter table donations add constraint donations_state_check check (state in (
      'created', 'handed_over', 'pending', 'paid', 'failed', 'cancelled', 'expired',
      'part_refunded', 'refunded', 'disputed', 'dispute_won', 'dispute_lost', 'voided'))`.execute(db)
    await sql`drop index donations_paid`.execute(db)
    await sql`create index donations_paid on donations (project_id)
      where state in ('paid', 'part_refunded', 'refunded', 'disputed', 'dispute_won', 'dispute_lost', 'voided')`.execute(
      db,
    )
    await sql`drop index ledger_entries_returned`.execute(db)
    await sql`create index ledger_entries_returned on ledger_entries (donation_id)
      where event in ('refunded', 'disputed', 'dispute_won', 'dispute_lost', 'corrected', 'voided')`.execute(db)
  },
}
