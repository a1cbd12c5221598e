import { type Kysely, sql } from 'kysely'

/** A mail to a donor without an account may carry a certificate. The file is opened when the mail is sent, so it is not stored a second time. */
export const certificateInMailMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table mails add column certificate_of bigint references certificates (id) on delete set null`.execute(
      db,
    )
  },
}
