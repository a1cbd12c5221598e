import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { noLog } from '../base/logging/log.ts'
import { createDatabase } from '../testing/createDatabase.ts'
import { createTestApi } from '../testing/testApi.ts'
import { migrate, pendingMigrations } from './migrate.ts'
import { type OpenDatabase, openPostgres } from './openDatabase.ts'

it('lists no donation types in the tables, so a new type needs no migration', async () => {
  const { close, deps } = await createTestApi()
  await sql`insert into projects (id, slug, donation_type, base_amount) values (99, 'well', 'monthly', 500)`.execute(
    deps.db,
  )
  const row = await deps.db.selectFrom('projects').select('donation_type').where('id', '=', 99).executeTakeFirst()
  expect(row).toEqual({ donation_type: 'monthly' })
  await close()
})

it('brings a database of release 1.1.0 up to date, although it has a migration with a higher number', async () => {
  const { db, close } = openPostgres(await createDatabase('empty'), noLog)
  await migrate(db, '123_balances_to_the_paisa')
  await sql`create index ledger_entries_journal on ledger_entries (at) where line_count > 0 or event = 'corrected'`.execute(
    db,
  )
  await sql`insert into kysely_migration values ('140_journal_index', ${new Date().toISOString()})`.execute(db)
  const pending = await pendingMigrations(db)
  expect(pending).toContain('124_file_openings')
  const before = await requiredColumns(db)
  expect(await migrate(db)).toEqual(pending)
  // Its programs still write rows: until each is restarted, and after a rollback.
  const tables = new Set(before.map(({ table }) => table))
  const known = new Set(before.map(({ table, column }) => `${table}.${column}`))
  const added = (await requiredColumns(db)).filter(({ table, column }) => !known.has(`${table}.${column}`))
  expect(added.filter(({ table }) => tables.has(table))).toEqual([])
  await close()
})

/** The columns that each new row must name. */
async function requiredColumns(db: OpenDatabase['db']) {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and is_nullable = 'NO' and column_default is null
      and is_identity = 'NO' and is_generated = 'NEVER'`.execute(db)
  return rows
}

it('gives up on a table that is in use, names the session, and changes nothing', async () => {
  const databaseUrl = await createDatabase('empty')
  const [one, other] = [1, 2].map(() => openPostgres(databaseUrl, noLog)) as [OpenDatabase, OpenDatabase]
  await migrate(one.db, '064_unconfirmed')
  const pending = await pendingMigrations(one.db)
  await other.db.transaction().execute(async (reader) => {
    await sql`select count(*) from donations`.execute(reader)
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(reader)
    const startedAt = performance.now()
    const failed = await migrate(one.db).catch((error: unknown) => String(error))
    expect(performance.now() - startedAt).toBeLessThan(30_000)
    expect(failed).toContain('Migration 065_voided_donations waited 5s')
    expect(failed).toContain(`process ${rows[0]?.pid} of role postgres (donate) uses donations`)
    // Readers go on, and no lock is left.
    await sql`select count(*) from donations`.execute(one.db)
    expect(await pendingMigrations(one.db)).toEqual(pending)
  })
  expect(await migrate(one.db)).toEqual(pending)
  await one.close()
  await other.close()
}, 120_000)
