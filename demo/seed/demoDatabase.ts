import { sql } from 'kysely'
import type { Database } from '../../api/storage/database.ts'

/** Marks a database as the demo's, once. */
export async function markDemoDatabase(db: Database, now: () => Date): Promise<void> {
  if (await db.selectFrom('demo_database').select('marked_at').executeTakeFirst()) return
  await db.insertInto('demo_database').values({ marked_at: now() }).execute()
}

/**
 * The demo fills a database with accounts whose password is public, so it only takes an empty one, or one that it has filled before. Asked before any migration:
 * a foreign database stays as it is.
 * @throws Error for any other database
 */
export async function refuseForeignDatabase(db: Database): Promise<void> {
  if (!(await holdsRows(db, 'users')) && !(await holdsRows(db, 'projects'))) return
  if (await holdsRows(db, 'demo_database')) return
  if (!(await exists(db, 'demo_database')) && (await isOfEarlierDemo(db))) return
  throw new Error(
    'The demo refuses this database, because it did not make it: it would add accounts with a public password. Give it an empty database in DATABASE_URL, or unset DATABASE_URL for its own. To empty the demo’s own: npm run reset.',
  )
}

/** Earlier versions left no mark. Their staff all have addresses that nobody owns. */
async function isOfEarlierDemo(db: Database): Promise<boolean> {
  const staff = await db.selectFrom('users').select('email').where('role', 'is not', null).execute()
  return staff.length > 0 && staff.every(({ email }) => email.endsWith('@example.org'))
}

type Asked = 'users' | 'projects' | 'demo_database'

async function exists(db: Database, table: Asked): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass(${table}) is not null as exists`.execute(db)
  return rows[0]?.exists === true
}

async function holdsRows(db: Database, table: Asked): Promise<boolean> {
  if (!(await exists(db, table))) return false
  return (await db.selectFrom(table).select(sql`1`.as('one')).limit(1).executeTakeFirst()) !== undefined
}
