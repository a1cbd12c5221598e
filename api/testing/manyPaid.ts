import { type RawBuilder, sql } from 'kysely'

/**
 * Donation n is of ₹n and paid, made n times so many minutes after 1 April 2026 in India, by the donor n modulo `donors`.
 * @param prefix of the transaction ids
 */
export const manyPaid = (
  prefix: string,
  donations: number,
  donors: number,
  minutes: number,
): RawBuilder<unknown> => sql`
  with people as (
    insert into users (email, full_name, created_at)
    select 'donor' || n || '@example.org', 'Namuna Donor ' || n, now() from generate_series(0, ${donors - 1}::int) as n
    returning id, email
  ), days as (
    select n, timestamptz '2026-04-01T00:00+05:30' + n * ${minutes}::int * interval '1 minute' as at
    from generate_series(1, ${donations}::int) as n
  )
  insert into donations
    (txn_id, user_id, project_id, donation_type, amount, state, form_fields, provider_id, created_at, settled_at)
  select ${prefix}::text || n, people.id, 1 + n % 4, 'flexible', n, 'paid', '{}', 'P' || n, at, at
  from days join people on people.email = 'donor' || n % ${donors}::int || '@example.org'`
