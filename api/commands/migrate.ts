/** `npm run migrate`: updates the schema of the database. An API whose role owns the tables does the same when it starts; two at once are safe. */
import { parseArgs } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { plainLog } from '../base/logging/plainLog.ts'
import { updateQueueSchema } from '../server/createJobQueue.ts'
import { migrate } from '../storage/migrate.ts'
import { type OpenDatabase, openPostgres } from '../storage/openDatabase.ts'
import { commandPatience } from '../storage/patientPool.ts'
import type { Tables } from '../storage/tables/tables.ts'
import { CommandFailed, readOwn, runCommand, withDatabase } from './runCommand.ts'

const usage = `Usage:
  npm run migrate    updates the schema of the database in DATABASE_URL, and names what it applied

With DATABASE_OWNER_URL it works as that role, and lets the role of DATABASE_URL read and write rows.`

await runCommand(usage, async (args) => {
  parseArgs({ args })
  const { DATABASE_URL: program, DATABASE_OWNER_URL: owner } = readOwn('DATABASE_URL', 'DATABASE_OWNER_URL')
  // One role may be both.
  const applied =
    program && owner ? await migrateAsOwner({ owner, program }) : await withDatabase(({ db }) => migrate(db))
  for (const name of applied) console.log(`applied ${name}`)
  console.log(
    applied.length === 0 ? 'The schema was up to date.' : `${applied.length} applied. The schema is up to date.`,
  )
})

async function migrateAsOwner(urls: { owner: string; program: string }): Promise<string[]> {
  const open = (url: string) => openPostgres(url, plainLog(console.error), 2, commandPatience)
  const [owner, program] = [open(urls.owner), open(urls.program)]
  try {
    const role = await findProgramRole(owner, program)
    const applied = await migrate(owner.db)
    if (await updateQueueSchema(owner.executeSql)) applied.push('the tables of the job queue')
    await owner.db.transaction().execute((trx) => grantRows(trx, role))
    console.log(`The role ${role} may read and write rows.`)
    if (await mayAct(owner.db, role))
      console.log(`But it can also act as the owner of the tables. End that: see docs/going-live.md, step 3.`)
    return applied
  } finally {
    await Promise.all([owner.close(), program.close()])
  }
}

/** The role that the program's statements have. A role that signs in may act as another one. */
async function findProgramRole(owner: OpenDatabase, program: OpenDatabase): Promise<string> {
  const ask = async ({ db }: OpenDatabase) => {
    const { rows } = await sql<{ role: string; database: string }>`
      select current_user as role, current_database() as database`.execute(db)
    return rows[0] ?? { role: '', database: '' }
  }
  const [own, its] = await Promise.all([ask(owner), ask(program)])
  if (own.database !== its.database)
    throw new CommandFailed(
      `DATABASE_OWNER_URL names the database ${own.database}, and DATABASE_URL names ${its.database}. Nothing was changed.`,
    )
  if (own.role === its.role)
    throw new CommandFailed(
      `DATABASE_OWNER_URL and DATABASE_URL both name the role ${own.role}. Nothing was changed. Create a second role, or leave DATABASE_OWNER_URL out.`,
    )
  return its.role
}

/** Rights of an earlier time go first, so that a role has no more than this. */
async function grantRows(db: Kysely<Tables>, role: string): Promise<void> {
  const to = sql.id(role)
  const statements = [
    sql`revoke create on schema public from public, ${to}`,
    sql`revoke all on all tables in schema public, pgboss from ${to}`,
    sql`grant usage on schema public, pgboss to ${to}`,
    sql`grant select, insert, update, delete on all tables in schema public, pgboss to ${to}`,
    sql`grant usage, select on all sequences in schema public, pgboss to ${to}`,
    sql`revoke insert, update, delete on kysely_migration, kysely_migration_lock from ${to}`,
  ]
  for (const statement of statements) await statement.execute(db)
}

/** Whether a role is a superuser, owns a table, or belongs to a role that does. */
async function mayAct(db: Kysely<Tables>, role: string): Promise<boolean> {
  const { rows } = await sql`
    select from pg_tables where schemaname in ('public', 'pgboss') and pg_has_role(${role}, tableowner, 'member') limit 1`.execute(
    db,
  )
  return rows.length > 0
}
