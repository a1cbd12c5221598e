import { sql } from 'kysely'
import type { Dependencies } from '../../dependencies.ts'
import { pendingMigrations } from '../../storage/migrate.ts'

/**
 * What keeps the API from answering requests: `database` (it does not answer), `migrations` (its schema is older than this program), or `content` (nothing was
 * imported). Null if nothing does.
 */
export async function findNotReady(db: Dependencies['db']): Promise<'database' | 'migrations' | 'content' | null> {
  try {
    await sql`select 1`.execute(db)
  } catch {
    return 'database'
  }
  if ((await pendingMigrations(db)).length > 0) return 'migrations'
  const contact = await db.selectFrom('contacts').select('language').limit(1).executeTakeFirst()
  return contact ? null : 'content'
}
