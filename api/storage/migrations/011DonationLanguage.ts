import { type Kysely, sql } from 'kysely'

/** The language of the donation. The pages after the payment use it, too. Null: unknown. */
export const donationLanguageMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table donations add column language text check (language in ('en', 'hi'))`.execute(db)
  },
}
