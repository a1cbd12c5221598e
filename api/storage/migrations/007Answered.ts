import { type Kysely, sql } from 'kysely'

/** Whether the provider has answered the last query about a donation. An open query keeps the donor from paying twice. */
export const answeredMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table donations add column answered_at timestamptz`.execute(db)
    // Earlier queries count as answered, because nobody knows of them.
    await sql`update donations set answered_at = asked_at`.execute(db)
  },
}
