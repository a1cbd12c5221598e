import { sql } from 'kysely'
import { openDonor, sealDonor } from '../../accounting/receipts/sealDonor.ts'
import { sealedStatementColumns } from '../../accounting/statements/sealedColumns.ts'
import { openDonorPan, sealDonorPan } from '../../base/vault/donorPan.ts'
import { openPan, storePan } from '../../base/vault/storedPan.ts'
import { openSecret, sealSecret } from '../../base/vault/storedSecret.ts'
import type { Sealed } from '../../base/vault/vault.ts'
import type { Unsealing } from '../../storage/database.ts'

const BATCH = 200

/** One kind of sealed value: what must be sealed again, and how. To protect another column, add an entry. */
export interface SealedColumn {
  name: string
  /** Seals the next batch of values whose text does not begin with `prefix`; answers the last id, or null at the end. */
  batch: (deps: Unsealing, prefix: string, after: number) => Promise<{ last: number; sealed: number } | null>
}

/** One column, of a table whose rows have a number. `sealAgain` opens a stored value and seals it with the newest key. */
function sealedColumn<Also extends string = never>(
  { table, column, key = 'id', also = [] }: { table: string; column: string; key?: string; also?: readonly Also[] },
  sealAgain: (deps: Unsealing, stored: Sealed, row: Record<'key' | Also, number>) => Sealed | null,
): SealedColumn {
  const [from, value, id] = [sql.table(table), sql.ref(column), sql.ref(key)]
  const shown = sql.join([sql`${id} as key`, sql`${value} as stored`, ...also.map((name) => sql.ref(name))])
  return {
    name: `${table}.${column}`,
    async batch(deps, prefix, after) {
      const { rows } = await sql<Record<'key' | Also, number> & { stored: Sealed }>`
        select ${shown} from ${from} where ${value} not like ${`${prefix}%`} and ${id} > ${after}
        order by ${id} limit ${BATCH}`.execute(deps.db)
      let sealed = 0
      for (const row of rows) {
        // Only if the value has not changed since: its owner may have saved another one, or it was removed.
        const { numAffectedRows = 0 } = await sql`
          update ${from} set ${value} = ${sealAgain(deps, row.stored, row)}
          where ${id} = ${row.key} and ${value} = ${row.stored}`.execute(deps.db)
        sealed += Number(numAffectedRows)
      }
      const last = rows.at(-1)
      return last ? { last: last.key, sealed } : null
    },
  }
}

const columns: readonly SealedColumn[] = [
  sealedColumn({ table: 'users', column: 'pan' }, (deps, pan, { key }) => storePan(deps, key, openPan(deps, key, pan))),
  sealedColumn(
    { table: 'receipt_versions', column: 'donor_sealed', also: ['donation_id', 'version'] },
    (deps, stored, { donation_id, version }) =>
      sealDonor(deps, donation_id, version, openDonor(deps, donation_id, version, stored)),
  ),
  sealedColumn({ table: 'second_factors', column: 'secret', key: 'user_id' }, (deps, secret, { key }) =>
    sealSecret(deps, key, openSecret(deps, key, secret)),
  ),
  sealedColumn({ table: 'donors', column: 'pan' }, (deps, pan, { key }) =>
    sealDonorPan(deps, key, openDonorPan(deps, key, pan)),
  ),
  ...sealedStatementColumns,
]

/**
 * Encrypts values that are still in clear (`clear`), or all values that another key than the current one encrypts (`old`). Safe to repeat, to interrupt, and
 * to run on several machines at once. Answers how many values it replaced.
 * @throws Error for a value whose key is not configured.
 */
export async function sealStored(deps: Unsealing, which: 'clear' | 'old'): Promise<number> {
  // In `like`, `_` and `%` have a meaning; ids of keys contain neither.
  const prefix = which === 'clear' ? 's1.' : `s1.${deps.vault.currentKey}.`
  let total = 0
  for (const { batch } of columns) {
    let after = 0
    for (let done = await batch(deps, prefix, after); done; done = await batch(deps, prefix, after)) {
      after = done.last
      total += done.sealed
    }
  }
  return total
}
