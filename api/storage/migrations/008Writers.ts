import { type Kysely, sql } from 'kysely'

/** The account that wrote a row, so the row is deleted with that account. Null without one: a typed address does not prove who wrote it. */
export const writersMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const table of ['messages', 'volunteers', 'outbox']) {
      await sql`alter table ${sql.table(table)}
        add column user_id bigint references users (id) on delete cascade`.execute(db)
    }
  },
}
