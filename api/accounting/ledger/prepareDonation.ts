import { type Insertable, type InsertObject, sql } from 'kysely'
import type { DonationTable, Tables } from '../../storage/tables/tables.ts'
import type { Database } from '../../storage/database.ts'

export type NewDonation = Omit<Insertable<DonationTable>, 'state'>

/** Stores a new donation with its first fact, in one statement. Answers its id. */
export async function prepareDonation(db: Database, donation: NewDonation): Promise<{ id: number }> {
  return withPrepared(db, donation).selectFrom('made').select('id').executeTakeFirstOrThrow()
}

/** The start of a statement that stores a new donation with its first fact. `made` has the donation's id. */
export function withPrepared(db: Database, donation: Omit<InsertObject<Tables, 'donations'>, 'state'>) {
  return db
    .with('made', (query) =>
      query
        .insertInto('donations')
        .values({ ...donation, state: 'created' })
        .returning(['id', 'created_at']),
    )
    .with(
      'entry',
      () => sql<{ id: number }>`
        (insert into ledger_entries (donation_id, event, state, actor_kind, at, effective_at)
        select id, 'prepared', 'created', 'donor', created_at, created_at from made
        returning id)`,
    )
}
