import { type Kysely, sql } from 'kysely'

/**
 * Whose account it was written from, so that it can go with that account. Null without one: an address that somebody typed proves nothing about who
 * they are.
 */
export const writersMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const table of ['messages', 'volunteers', 'outbox']) {
      await sql`alter table ${sql.table(table)}
        add column user_id bigint references users (id) on delete cascade`.execute(db)
    }
  },
}
