import { sql } from 'kysely'
import type { Sealed } from '../base/vault/vault.ts'
import type { Unsealing } from './database.ts'

const BATCH = 200

/** One kind of sealed value: what must be sealed again, and how. */
export interface SealedColumn {
  name: string
  /** Seals the next batch of values whose text does not begin with `prefix`; answers the last id, or null at the end. */
  batch: (deps: Unsealing, prefix: string, after: number) => Promise<{ last: number; sealed: number } | null>
}

interface Column<Also> {
  table: string
  column: string
  key?: string
  /** Other numbers of the row. If several rows have the key, they tell these apart. */
  also?: readonly Also[]
  /** How many values are in memory at once. */
  most?: number
}

/** One column, of a table whose rows have a number. `sealAgain` opens a stored value and seals it with the newest key. */
export function sealedColumn<Also extends string = never>(
  { table, column, key = 'id', also = [], most = BATCH }: Column<Also>,
  sealAgain: (deps: Unsealing, stored: Sealed, row: Record<'key' | Also, number>) => Sealed | null,
): SealedColumn {
  const [from, value, id] = [sql.table(table), sql.ref(column), sql.ref(key)]
  const shown = sql.join([sql`${id} as key`, sql`${value} as stored`, ...also.map((name) => sql.ref(name))])
  return {
    name: `${table}.${column}`,
    async batch(deps, prefix, after) {
      const { rows } = await sql<Record<'key' | Also, number> & { stored: Sealed }>`
        select ${shown} from ${from} where ${value} not like ${`${prefix}%`} and ${id} >= ${after}
        order by ${id} limit ${most}`.execute(deps.db)
      // A row that was sealed again begins with the prefix. So the next batch has the rest of a number that several rows have.
      let sealed = 0
      for (const row of rows) {
        const others = also.map((name) => sql`and ${sql.ref(name)} = ${row[name]}`)
        // Only if the value has not changed since: its owner may have saved another one, or it was removed.
        const { numAffectedRows = 0 } = await sql`
          update ${from} set ${value} = ${sealAgain(deps, row.stored, row)}
          where ${id} = ${row.key} ${sql.join(others, sql` `)} and ${value} = ${row.stored}`.execute(deps.db)
        sealed += Number(numAffectedRows)
      }
      const last = rows.at(-1)
      return last ? { last: last.key, sealed } : null
    },
  }
}
