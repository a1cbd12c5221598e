import { hasCode } from './database.ts'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { DatabaseAway } from './patientPool.ts'
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
    // A statement that waits for a table makes every later reader of that table wait behind it. So it gives up soon.
    await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(db)
    // The embedded database takes one statement at a time. An empty line is between two.
    for (const statement of text.split(/\n{2,}/))
      await sql
        .raw(statement)
        .execute(db)
        .catch((error: unknown) => {
          throw hasCode(error, LOCK_NOT_AVAILABLE) ? new Blocked(statement, error) : error
        })
  },
})

const LOCK_TIMEOUT = '5s'

/** PostgreSQL's codes. */
const LOCK_NOT_AVAILABLE = '55P03'
const INSUFFICIENT_PRIVILEGE = '42501'

class Blocked extends Error {
  readonly statement: string
  constructor(statement: string, cause: unknown) {
    super('a table is in use', { cause })
    this.statement = statement
  }
}

/** Names the sessions that use a table of the statement. The server shows other roles' times to administrators only. */
async function describeHolders(db: Kysely<Tables>, statement: string): Promise<string> {
  const { rows } = await sql<{ table: string; pid: number; role: string; program: string; since: string | null }>`
    select min(relname) as table, activity.pid, usename as role, application_name as program,
      to_char(xact_start, 'YYYY-MM-DD HH24:MI:SS TZ') as since
    from pg_locks as locks
    join pg_class as tables on tables.oid = locks.relation and relkind = 'r'
    join pg_stat_activity as activity on activity.pid = locks.pid
    where granted and activity.pid <> pg_backend_pid() and datname = current_database()
      and ${statement} ~* ('\\m' || relname || '\\M')
    group by activity.pid, usename, application_name, xact_start order by xact_start`.execute(db)
  const lines = rows.map(
    ({ table, pid, role, program, since }) =>
      `process ${pid} of role ${role} (${program || 'unnamed program'}) uses ${table} in a transaction${since ? ` since ${since}` : ''}; select pg_terminate_backend(${pid}) ends it`,
  )
  return lines.length > 0 ? lines.join('\n') : 'the session has ended meanwhile'
}

/** The schema is older than this program, and the role of the connection may not change it: the owner has to (`npm run migrate`). */
export class SchemaOutdated extends Error {
  constructor(missing: string) {
    super(
      `The database lacks ${missing}, and this role may not change the schema. Run "npm run migrate" with DATABASE_OWNER_URL`,
    )
  }
}

/** Whether the role of the connection may create tables. The program's role may not, if the tables have an owner of their own. */
export async function mayChangeSchema(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ may: boolean | null }>`
    select has_schema_privilege(current_schema(), 'create') as may`.execute(db)
  return rows[0]?.may === true
}

async function getMigrations(): Promise<Record<string, Migration>> {
  return Object.fromEntries((await migrationNames()).map((name) => [name, migrationOf(name)]))
}

/**
 * Updates the schema, and answers the names of the migrations that this call applied. Kysely holds an advisory lock of PostgreSQL meanwhile, so programs that
 * start together on an empty database do it once. A newer program may have updated the schema already: then an older one changes nothing.
 * @param upTo the last migration to apply; all of them if absent
 * @throws SchemaOutdated if the role of the connection may not migrate, and migrations are missing
 * @throws Error that names the migration that failed, and the session that held a table for more than five seconds
 */
export async function migrate(db: Kysely<Tables>, upTo?: string): Promise<string[]> {
  if (!(await mayChangeSchema(db))) return await refusePending(db)
  if (!upTo && (await pendingMigrations(db)).length === 0) return []
  // A release may have the higher of two numbers, and the next one the lower: their branches were merged in another order.
  const migrator = new Migrator({ db, provider: { getMigrations }, allowUnorderedMigrations: true })
  const { error, results = [] } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest())
  const cause = error instanceof Error && error.cause instanceof DatabaseAway ? error.cause : error
  // The caller may wait for it.
  if (cause instanceof DatabaseAway) throw cause
  if (!error) return results.filter((result) => result.status === 'Success').map((result) => result.migrationName)
  const failed = results.find((result) => result.status === 'Error')?.migrationName
  if (error instanceof Blocked)
    throw new Error(
      `Migration ${failed} waited ${LOCK_TIMEOUT} for a table and gave up. Nothing was changed. Run it again later:\n${await describeHolders(db, error.statement)}`,
    )
  throw new Error(failed ? `Migration ${failed} failed` : 'Migration failed', { cause: error })
}

async function refusePending(db: Kysely<Tables>): Promise<string[]> {
  const pending = await pendingMigrations(db).catch((error: unknown) => {
    throw hasCode(error, INSUFFICIENT_PRIVILEGE) ? new SchemaOutdated('rights for it') : error
  })
  if (pending.length > 0) throw new SchemaOutdated(`migration ${pending[0]}`)
  return []
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
