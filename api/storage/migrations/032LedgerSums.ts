import { type Kysely, sql } from 'kysely'

/**
 * Finds what donors gave, and the few facts that take some of it back, without reading the other facts. The sums of a project are read every few seconds.
 */
export const ledgerSumsMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index ledger_entries_given on ledger_entries (donation_id) include (amount_paise)
      where event in ('paid', 'taken_offline')`.execute(db)
    await sql`create index ledger_entries_returned on ledger_entries (donation_id)
      where event in ('refunded', 'disputed', 'dispute_won', 'dispute_lost', 'corrected')`.execute(db)
  },
}
