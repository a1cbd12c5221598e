import { sql } from 'kysely'
import { receiptDonorPlace, UNDECIDED } from '../../accounting/receipts/snapshot.ts'
import { statementDonorPlace } from '../../accounting/statements/readFiled.ts'
import { openPan } from '../../base/vault/storedValues.ts'
import type { Place, Sealed, WithVault } from '../../base/vault/vault.ts'
import type { Unsealing } from '../../storage/database.ts'

type Row = Readonly<Record<string, unknown>>

interface SealedColumn {
  table: string
  column: string
  /** The number by which its rows are read; several rows may have the same one. */
  key: string
  /** Other numbers of a row, on which its place depends. If several rows have the key, they tell these apart. */
  also: readonly string[]
  place: (row: Row) => Place
  /** How many values are in memory at once. */
  most: number
}

const sealed = (table: string, column: string, key = 'id'): SealedColumn => ({
  table,
  column,
  key,
  also: [],
  place: (row) => `${table}.${column}:${Number(row[key])}`,
  most: 200,
})

/** Every column with encrypted values. To protect another one, add an entry. */
const columns: readonly SealedColumn[] = [
  sealed('users', 'pan'),
  sealed('donors', 'pan'),
  sealed('second_factors', 'secret', 'user_id'),
  sealed('dedications', 'card_sealed', 'donation_id'),
  sealed('dedications', 'recipient_sealed', 'donation_id'),
  sealed('certificates', 'name_sealed'),
  // Files are up to 1 MB.
  { ...sealed('certificates', 'file_sealed'), most: 10 },
  {
    ...sealed('receipt_versions', 'donor_sealed'),
    also: ['donation_id', 'version'],
    place: (row) => receiptDonorPlace(Number(row['donation_id']), Number(row['version'])),
  },
  {
    ...sealed('frozen_donors', 'donor_sealed', 'donation_id'),
    place: (row) => receiptDonorPlace(Number(row['donation_id']), UNDECIDED),
  },
  {
    ...sealed('statement_rows', 'donor_sealed', 'statement_id'),
    also: ['serial'],
    place: (row) => statementDonorPlace(Number(row['statement_id']), Number(row['serial'])),
  },
]

const byName = new Map(columns.map((one) => [`${one.table}.${one.column}`, one]))

/**
 * The value of a column in clear, if it is encrypted there; any other value as it is.
 * @throws Error if it was changed, or belongs to another row
 */
export function openValue(deps: WithVault, table: string, column: string, row: Row): unknown {
  const value = row[column]
  const known = byName.get(`${table}.${column}`)
  if (!known || value === null) return value
  const stored = value as Sealed // the database has only such values in these columns
  return table === 'users' ? openPan(deps, Number(row['id']), stored) : deps.vault.open(stored, known.place(row))
}

/**
 * Encrypts values that are still in clear (`clear`), or all values that another key than the current one encrypts (`old`). Safe to repeat, to interrupt, and
 * to run on several machines at once. Answers how many values it replaced.
 * @throws Error for a value whose key is not configured.
 */
export async function sealStored(deps: Unsealing, which: 'clear' | 'old'): Promise<number> {
  // In `like`, `_` and `%` have a meaning; ids of keys contain neither.
  const prefix = which === 'clear' ? 's1.' : `s1.${deps.vault.currentKey}.`
  let total = 0
  for (const column of columns) total += await sealColumn(deps, column, prefix)
  return total
}

/** Seals the values of a column again that do not begin with the prefix. Answers how many. */
export async function sealColumn(
  deps: Unsealing,
  { table, column, key, also, place, most }: SealedColumn,
  prefix: string,
): Promise<number> {
  const [from, value, id] = [sql.table(table), sql.ref(column), sql.ref(key)]
  const shown = sql.join([key, column, ...also].map((name) => sql.ref(name)))
  let total = 0
  for (let after = 0; ; ) {
    // A row that was sealed again begins with the prefix. So the next batch has the rest of a number that several rows have.
    const { rows } = await sql<Row>`
      select ${shown} from ${from} where ${value} not like ${`${prefix}%`} and ${id} >= ${after}
      order by ${id} limit ${most}`.execute(deps.db)
    for (const row of rows) {
      const again = deps.vault.seal(String(openValue(deps, table, column, row)), place(row))
      // Only if the value has not changed since: its owner may have saved another one, or it was removed.
      const isRow = [key, ...also].map((name) => sql`${sql.ref(name)} = ${row[name]}`)
      const { numAffectedRows = 0 } = await sql`
        update ${from} set ${value} = ${again}
        where ${sql.join(isRow, sql` and `)} and ${value} = ${row[column]}`.execute(deps.db)
      total += Number(numAffectedRows)
    }
    const last = rows.at(-1)
    if (!last) return total
    after = Number(last[key])
  }
}
