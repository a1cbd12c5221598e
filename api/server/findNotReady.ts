import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { pendingMigrations } from '../storage/migrate.ts'
import type { Database } from '../storage/database.ts'

/** The caller of `/readyz` waits for some seconds at most. */
const PATIENCE_MS = 2_000

type Reason = 'database' | 'migrations' | 'content' | null

const running = new WeakMap<Database, Promise<Reason>>()

/**
 * What keeps the API from answering requests: `database` (it does not answer within two seconds), `migrations` (its schema is older than this program), or
 * `content` (nothing was imported). Null if nothing does. While one check waits, others share it: a silent database must not get more and more of them.
 */
export async function findNotReady(db: Database): Promise<Reason> {
  const check = running.get(db) ?? ask(db).finally(() => running.delete(db))
  running.set(db, check)
  return await Promise.race([check, pause(PATIENCE_MS, 'database' as const, { ref: false })])
}

async function ask(db: Database): Promise<Reason> {
  try {
    await sql`select 1`.execute(db)
    if ((await pendingMigrations(db)).length > 0) return 'migrations'
    const contact = await db.selectFrom('contacts').select('language').limit(1).executeTakeFirst()
    return contact ? null : 'content'
  } catch {
    return 'database'
  }
}
