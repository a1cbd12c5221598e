import type { Dependencies } from '../../../dependencies.ts'

/**
 * Removes the rows that the content no longer has. The database keeps those that donations, messages or wishes refer to: these are never deleted.
 * @throws Error if a row is kept. The import is rolled back, and the editor must restore the entry.
 */
export async function removeGone(
  db: Dependencies['db'],
  table: 'projects' | 'purposes' | 'items' | 'volunteer_roles',
  rows: readonly { id: number }[],
): Promise<void> {
  // A list in SQL is never empty.
  const stay = [0, ...rows.map(({ id }) => id)]
  const gone = await db.selectFrom(table).select('id').where('id', 'not in', stay).execute()
  for (const { id } of gone) {
    try {
      await db.deleteFrom(table).where('id', '=', id).execute()
    } catch (error) {
      const other = String(Reflect.get(Object(error), 'table') ?? 'other rows')
      throw new Error(
        `${table} ${id} is no longer in the content, but ${other} refer to it. Put it back; nothing was imported.`,
        { cause: error },
      )
    }
  }
}
