import { type Kysely, sql } from 'kysely'

/** Finds the few donations that are being confirmed without reading all that were never paid. Jobs look for them every minute. */
export const unconfirmedMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index donations_settling on donations (created_at)
      where state = 'pending' and stage = 'settling'`.execute(db)
  },
}
