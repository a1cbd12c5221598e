import { type Kysely, sql } from 'kysely'

/**
 * Each distinct answer of the provider is stored once, and its repeats are counted. Messages that were not believed are counted per donation. A donation
 * knows the sign-in on a partner's page that began it. Rows of older versions lose their card fields.
 */
export const paymentEvidenceMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table payment_events
      add column provider text not null default 'payu',
      add column digest text,
      add column unsigned text,
      add column seen integer not null default 1,
      add column last_at timestamptz`.execute(db)
    await sql`create unique index payment_events_digest on payment_events (provider, digest)`.execute(db)
    await sql`create table payment_doubts (
      txn_id text primary key,
      doubts integer not null,
      last_at timestamptz not null
    )`.execute(db)
    await sql`insert into payment_doubts (txn_id, doubts, last_at)
      select txn_id, count(*)::int, max(created_at) from payment_events
      where not verified and source <> 'query' group by txn_id`.execute(db)
    await sql`alter table donations add column consent_id bigint`.execute(db)
    await sql`create index donations_consent on donations (consent_id) where consent_id is not null`.execute(db)
    await removeCards(db)
  },
}

async function removeCards(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; body: string }>`
    select id, body from payment_events where body ilike '%card%'`.execute(db)
  for (const { id, body } of rows)
    await sql`update payment_events set body = ${withoutCards(body)} where id = ${id}`.execute(db)
}

/** Text that was cut is no JSON any more; nothing of it is kept. */
function withoutCards(body: string): string {
  try {
    const fields: object = JSON.parse(body)
    return JSON.stringify(Object.fromEntries(Object.entries(fields).filter(([name]) => !/card/i.test(name))))
  } catch {
    return '{}'
  }
}
