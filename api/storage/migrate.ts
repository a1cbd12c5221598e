import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Tables } from './tables/tables.ts'

const folder = join(import.meta.dirname, 'migrations')

/** The names of the migrations, in order. The database stores them, so a file is never renamed or changed. */
async function migrationNames(): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql'))
  return files.map((file) => file.replace('.sql', '')).sort()
}

const migrationOf = (name: string): Migration => ({
  async up(db) {
    const text = await readFile(join(folder, `${name}.sql`), 'utf8')
    // The embedded database takes one statement at a time. An empty line is between two.
    for (const statement of text.split(/\n{2,}/)) await sql.raw(statement).execute(db)
  },
})

async function getMigrations(): Promise<Record<string, Migration>> {
  return Object.fromEntries((await migrationNames()).map((name) => [name, migrationOf(name)]))
}

/**
 * Updates the schema, and answers the names of the migrations that this call applied. Kysely holds an advisory lock of PostgreSQL meanwhile, so programs that
 * start together on an empty database do it once. A newer program may have updated the schema already: then an older one changes nothing.
 * @param upTo the last migration to apply; all of them if absent
 * @throws Error that names the migration that failed
 */
export async function migrate(db: Kysely<Tables>, upTo?: string): Promise<string[]> {
  if (!upTo && (await pendingMigrations(db)).length === 0) return []
  const migrator = new Migrator({ db, provider: { getMigrations } })
  const { error, results = [] } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest())
  if (!error) return results.filter((result) => result.status === 'Success').map((result) => result.migrationName)
  const failed = results.find((result) => result.status === 'Error')?.migrationName
  throw new Error(failed ? `Migration ${failed} failed` : 'Migration failed', { cause: error })
}

/** The migrations of this program that the database lacks, in order. */
export async function pendingMigrations(db: Kysely<Tables>): Promise<string[]> {
  const applied = await appliedMigrations(db)
  return (await migrationNames()).filter((name) => !applied.has(name))
}

async function appliedMigrations(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const table = await sql<{ exists: boolean }>`select to_regclass('kysely_migration') is not null as exists`.execute(db)
  if (!table.rows[0]?.exists) return new Set()
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return new Set(rows.map(({ name }) => name))
}
