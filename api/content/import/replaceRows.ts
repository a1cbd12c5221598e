import { type InsertObject, sql } from 'kysely'
import type { Tables } from '../../storage/tables/tables.ts'
import type { Database } from '../../storage/database.ts'

/** All rows of some tables. Each table may refer to those before it. */
export type Rows = { readonly [Table in keyof Tables]?: readonly InsertObject<Tables, Table>[] }

/** Writes tables again, because nothing else refers to their rows. */
export async function replaceRows(db: Database, rows: Rows): Promise<void> {
  // Its keys are the names of tables only.
  const tables = Object.keys(rows) as (keyof Rows)[]
  // All rows in one statement, because hundreds of small ones take seconds.
  const fill = async <Table extends keyof Rows>(table: Table) => {
    const own = rows[table]
    if (own?.length) await db.insertInto(table).values(own).execute()
  }
  for (const table of tables.toReversed()) await sql`delete from ${sql.table(table)}`.execute(db)
  for (const table of tables) await fill(table)
}
