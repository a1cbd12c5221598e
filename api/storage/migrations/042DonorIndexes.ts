import { type Kysely, sql } from 'kysely'

/** Indexes of the desk's list of donors: its order, and the search by a phone number, whose last ten digits count. */
export const donorIndexesMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const table of ['users', 'donors']) {
      await sql`create index ${sql.raw(`${table}_created`)} on ${sql.table(table)} (created_at, id)`.execute(db)
      await sql`create index ${sql.raw(`${table}_phone`)} on ${sql.table(table)}
        (right(regexp_replace(contact_no, '\\D', '', 'g'), 10)) where contact_no is not null`.execute(db)
    }
  },
}
