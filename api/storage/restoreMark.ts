import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables/tables.ts'

/**
 * What deploy/restore.sh notes in a restored database. It has a schema of its own: it must be there in an old backup, too, and no backup contains it. The
 * owner makes it, and the program's role may remove its row.
 */
export interface RestoreMark {
  /** Null if the name of the backup's file does not tell it. */
  backup_at: Date | null
  /** The last receipt numbers that the operator knew, as they are on the receipts; empty if none. */
  last_receipts: string[]
}

/** The mark of a restore that `npm run restored` has not finished; null if there is none. */
export async function findRestoreMark(db: Kysely<Tables>): Promise<RestoreMark | null> {
  const table = await sql<{ exists: boolean }>`select to_regclass('restore.pending') is not null as exists`.execute(db)
  if (!table.rows[0]?.exists) return null
  // A mark of an older restore.sh has no such column.
  const { rows } = await sql<{ backup_at: Date | null; numbers: string | null }>`
    select backup_at, to_jsonb(pending) ->> 'last_receipts' as numbers from restore.pending`.execute(db)
  const mark = rows[0]
  return mark ? { backup_at: mark.backup_at, last_receipts: mark.numbers?.match(/\S+/g) ?? [] } : null
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
