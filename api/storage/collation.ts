import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables/tables.ts'

/**
 * What an operator must do because the system sorts texts by other rules than when the indexes were built; null if it does not. An update of the operating
 * system may change them. Then an index can miss a row, and a unique one can accept a second. Servers before 15 do not know the versions.
 */
export async function findCollationChange(db: Kysely<Tables>): Promise<string | null> {
  const { rows } = await sql<{ number: number }>`
    select current_setting('server_version_num')::int as number`.execute(db)
  if ((rows[0]?.number ?? 0) < 150_000) return null
  const found = await sql<{ database: string; stored: string; actual: string }>`
    select datname as database, datcollversion as stored, pg_database_collation_actual_version(oid) as actual
    from pg_database where datname = current_database()
      and datcollversion <> pg_database_collation_actual_version(oid)`.execute(db)
  const version = found.rows[0]
  if (!version) return null
  const { database, stored, actual } = version
  const remedy = `reindex database "${database}"; alter database "${database}" refresh collation version`
  return `the system's sorting rules changed from version ${stored} to ${actual}. Stop the APIs, and run as the owner: ${remedy}`
}
