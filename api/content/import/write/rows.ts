import { type InsertObject, sql } from 'kysely'
import type { Dependencies } from '../../../dependencies.ts'
import type { Tables } from '../../../storage/tables/tables.ts'

/** Inserts all rows in one statement, because hundreds of small ones take seconds. Without rows it does nothing. */
export async function insertRows<Table extends keyof Tables>(
  db: Dependencies['db'],
  table: Table,
  rows: readonly InsertObject<Tables, Table>[],
): Promise<void> {
  if (rows.length > 0) await db.insertInto(table).values(rows).execute()
}

/** Inserts rows that others refer to by id, and updates those that exist. */
export async function upsertRows<Table extends 'projects' | 'purposes' | 'items' | 'volunteer_roles'>(
  db: Dependencies['db'],
  table: Table,
  rows: readonly InsertObject<Tables, Table>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'id')
  if (columns.length === 0) return
  const changes = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`)
  await db
    .insertInto(table)
    .values(rows)
    .modifyEnd(sql`on conflict (id) do update set ${sql.join(changes)}`)
    .execute()
}
