import { type Kysely, sql } from 'kysely'

/** The language that a donor donated in: the pages after the payment speak it too. Null: nobody knows. */
export const donationLanguageMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table donations add column language text check (language in ('en', 'hi'))`.execute(db)
  },
}
