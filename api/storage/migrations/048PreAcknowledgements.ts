import { type Kysely, sql } from 'kysely'

/** The pool of pre-acknowledgement numbers. A receipt has at most one number, and a number at most one receipt. */
export const preAcknowledgementsMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table pre_acknowledgements (
      number text primary key,
      added_at timestamptz not null,
      receipt text unique,
      given_at timestamptz,
      filed_with bigint references statements (id),
      check ((receipt is null) = (given_at is null)),
      check (filed_with is null or receipt is not null)
    )`.execute(db)
    await sql`create index pre_acknowledgements_free on pre_acknowledgements (number) where receipt is null`.execute(db)
  },
}
