import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables/tables.ts'

/**
 * What deploy/restore.sh notes in a restored database. It has a schema of its own: it must be there in an old backup, too, and no backup contains it. The
 * owner makes it, and the program's role may remove its row.
 */
export interface RestoreMark {
  /** Null if the name of the backup's file does not tell it. */
  backup_at: Date | null
}

/** The mark of a restore that `npm run restored` has not finished; null if there is none. */
export async function findRestoreMark(db: Kysely<Tables>): Promise<RestoreMark | null> {
  const table = await sql<{ exists: boolean }>`select to_regclass('restore.pending') is not null as exists`.execute(db)
  if (!table.rows[0]?.exists) return null
  const { rows } = await sql<RestoreMark>`select backup_at from restore.pending`.execute(db)
  return rows[0] ?? null
}

export async function removeRestoreMark(db: Kysely<Tables>): Promise<void> {
  await sql`delete from restore.pending`.execute(db)
}

/**
 * The API may not start on a restored database before its receipt numbers are safe. It would give a donor the number of another donor.
 * @throws Error that names the command
 */
export async function refuseUnfinishedRestore(db: Kysely<Tables>): Promise<void> {
  if ((await findRestoreMark(db)) === null) return
  throw new Error(
    'This database was restored from a backup, and the restore is not finished: it would issue receipt numbers again. Run "npm run restored" first (docs/going-live.md, step 9).',
  )
}
