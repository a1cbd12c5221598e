import { type Insertable, type Kysely, sql } from 'kysely'
import type { DonationTable, Tables } from '../storage/tables.ts'

/** Stores a new donation with its first fact, in one statement. Answers its id. */
export async function prepareDonation(
  db: Kysely<Tables>,
  donation: Omit<Insertable<DonationTable>, 'state'>,
): Promise<{ id: number }> {
  return db
    .with('made', (query) =>
      query
        .insertInto('donations')
        .values({ ...donation, state: 'created' })
        .returning(['id', 'created_at']),
    )
    .with('entry', (query) =>
      query
        .insertInto('ledger_entries')
        .columns(['donation_id', 'event', 'state', 'actor_kind', 'at', 'effective_at'])
        .expression((eb) =>
          eb
            .selectFrom('made')
            .select([
              'id',
              sql.lit('prepared').as('event'),
              sql.lit('created').as('state'),
              sql.lit('donor').as('actor_kind'),
              'created_at as at',
              'created_at as effective_at',
            ]),
        )
        .returning('id'),
    )
    .selectFrom('made')
    .select('id')
    .executeTakeFirstOrThrow()
}
