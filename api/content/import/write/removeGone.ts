import { sql } from 'kysely'
import type { Dependencies } from '../../../dependencies.ts'

/** References to rows that an import may remove. A row with a reference stays: donations and messages are never deleted. */
const references = {
  volunteer_roles: [['volunteers', 'role_id']],
  items: [['donation_items', 'item_id']],
  purposes: [['donations', 'purpose_id']],
  projects: [
    ['donations', 'project_id'],
    ['pledges', 'project_id'],
    ['special_dates', 'project_id'],
  ],
} as const

/**
 * Removes the rows that the content no longer has.
 * @throws Error if another row refers to one. The import is rolled back, and the editor must restore the entry.
 */
export async function removeGone(
  db: Dependencies['db'],
  table: keyof typeof references,
  kept: readonly { id: number }[],
): Promise<void> {
  const ids = new Set(kept.map(({ id }) => id))
  const rows = await db.selectFrom(table).select('id').execute()
  for (const { id } of rows.filter((row) => !ids.has(row.id))) {
    for (const [other, column] of references[table]) {
      const { rows: using } =
        await sql`select 1 from ${sql.table(other)} where ${sql.ref(column)} = ${id} limit 1`.execute(db)
      if (using.length > 0)
        throw new Error(
          `${table} ${id} is no longer in the content, but ${other} refer to it. Put it back; nothing was imported.`,
        )
    }
    await db.deleteFrom(table).where('id', '=', id).execute()
  }
}
