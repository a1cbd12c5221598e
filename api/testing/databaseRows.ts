import { sql } from 'kysely'
import { oldContent } from '../commands/exportData.ts'
import type { TestApi } from './testApi.ts'

type Row = Readonly<Record<string, unknown>>
export type Rows = ReadonlyMap<string, readonly Row[]>

/** Tables of the programs that change the schema, and those that no program of today knows. */
const unknownTables: ReadonlySet<string> = new Set(['kysely_migration', 'kysely_migration_lock', ...oldContent])

export async function columnsOfDatabase(api: TestApi): Promise<Array<{ table: string; column: string }>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
    order by table_name, ordinal_position`.execute(api.deps.db)
  return rows.filter(({ table }) => !unknownTables.has(table))
}

/** Every row of every table. */
export async function readAll(api: TestApi): Promise<Rows> {
  const tables = [...new Set((await columnsOfDatabase(api)).map(({ table }) => table))]
  const all = new Map<string, readonly Row[]>()
  for (const table of tables) {
    const { rows } = await sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(api.deps.db)
    all.set(
      table,
      rows.map(({ row }) => row),
    )
  }
  return all
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** The values of a column that are in `now` and were not in `before`. */
export function newValues(before: Rows, now: Rows, table: string, column: string): string[] {
  const texts = (rows: Rows) => (rows.get(table) ?? []).map((row) => row[column] ?? null).map(textOf)
  const known = new Set(texts(before))
  return texts(now).filter((text) => !known.has(text) && text !== 'null' && text !== '')
}

/** The rows that are in `now` and were not in `before`. */
export function newRows(before: Rows, now: Rows, table: string): Row[] {
  const known = new Set((before.get(table) ?? []).map((row) => JSON.stringify(row)))
  return (now.get(table) ?? []).filter((row) => !known.has(JSON.stringify(row)))
}
