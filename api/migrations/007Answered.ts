import { type Kysely, sql } from 'kysely'

/** Whether the provider has answered the last question about a gift: one that is open keeps the donor from paying twice. */
export const answeredMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table donations add column answered_at timestamptz`.execute(db)
    // Of questions before this nobody knows that they were left open.
    await sql`update donations set answered_at = asked_at`.execute(db)
  },
}
