import { sql } from 'kysely'
import type { Dependencies } from '../../dependencies.ts'
import { openDonor, sealDonor } from '../../accounting/receipts/sealDonor.ts'
import { sealedStatementColumns } from '../../accounting/statements/sealedColumns.ts'
import { openDonorPan, sealDonorPan } from './donorPan.ts'
import { openPan, storePan } from './storedPan.ts'
import { openSecret, sealSecret } from './storedSecret.ts'
import type { Sealed } from './vault.ts'

const BATCH = 200

type Needs = Pick<Dependencies, 'db' | 'vault'>

/** One kind of sealed value: what must be sealed again, and how. To protect another column, add an entry. */
export interface SealedColumn {
  name: string
  /** Seals the next batch of values whose text does not begin with `prefix`; answers the last id, or null at the end. */
  batch: (deps: Needs, prefix: string, after: number) => Promise<{ last: number; sealed: number } | null>
}

/** The PANs of a table. `sealAgain` opens a stored one and seals it with the newest key. */
function panColumn(
  table: 'users' | 'donors',
  sealAgain: (deps: Needs, id: number, pan: Sealed) => Sealed | null,
): SealedColumn {
  return {
    name: `${table}.pan`,
    async batch(deps, prefix, after) {
      const rows = await deps.db
        .selectFrom(table)
        .select(['id', 'pan'])
        .where('pan', 'is not', null)
        .where(sql<boolean>`pan not like ${`${prefix}%`}`)
        .where('id', '>', after)
        .orderBy('id')
        .limit(BATCH)
        .execute()
      let sealed = 0
      for (const { id, pan } of rows) {
        if (pan === null) continue
        // Only if the value has not changed since: its owner may have saved another one.
        const { numUpdatedRows } = await deps.db
          .updateTable(table)
          .set({ pan: sealAgain(deps, id, pan) })
          .where('id', '=', id)
          .where('pan', '=', pan)
          .executeTakeFirst()
        sealed += Number(numUpdatedRows)
      }
      const last = rows.at(-1)
      return last ? { last: last.id, sealed } : null
    },
  }
}

const columns: readonly SealedColumn[] = [
  panColumn('users', (deps, id, pan) => storePan(deps, id, openPan(deps, id, pan))),
  {
    name: 'receipt_versions.donor_sealed',
    async batch(deps, prefix, after) {
      const rows = await deps.db
        .selectFrom('receipt_versions')
        .select(['id', 'donation_id', 'version', 'donor_sealed'])
        .where('donor_sealed', 'is not', null)
        .where(sql<boolean>`donor_sealed not like ${`${prefix}%`}`)
        .where('id', '>', after)
        .orderBy('id')
        .limit(BATCH)
        .execute()
      for (const { id, donation_id, version, donor_sealed } of rows) {
        const donor = openDonor(deps, donation_id, version, donor_sealed)
        await deps.db
          .updateTable('receipt_versions')
          .set({ donor_sealed: sealDonor(deps, donation_id, version, donor) })
          .where('id', '=', id)
          // It may have been removed meanwhile.
          .where('donor_sealed', '=', donor_sealed)
          .execute()
      }
      const last = rows.at(-1)
      return last ? { last: last.id, sealed: rows.length } : null
    },
  },
  {
    name: 'second_factors.secret',
    async batch(deps, prefix, after) {
      const rows = await deps.db
        .selectFrom('second_factors')
        .select(['user_id', 'secret'])
        .where(sql<boolean>`secret not like ${`${prefix}%`}`)
        .where('user_id', '>', after)
        .orderBy('user_id')
        .limit(BATCH)
        .execute()
      let sealed = 0
      for (const { user_id, secret } of rows) {
        const { numUpdatedRows } = await deps.db
          .updateTable('second_factors')
          .set({ secret: sealSecret(deps, user_id, openSecret(deps, user_id, secret)) })
          .where('user_id', '=', user_id)
          .where('secret', '=', secret)
          .executeTakeFirst()
        sealed += Number(numUpdatedRows)
      }
      const last = rows.at(-1)
      return last ? { last: last.user_id, sealed } : null
    },
  },
  panColumn('donors', (deps, id, pan) => sealDonorPan(deps, id, openDonorPan(deps, id, pan))),
  ...sealedStatementColumns,
]

/**
 * Encrypts values that are still in clear (`clear`), or all values that another key than the current one encrypts (`old`). Safe to repeat, to interrupt, and
 * to run on several machines at once. Answers how many values it replaced.
 * @throws Error for a value whose key is not configured.
 */
export async function sealStored(deps: Needs, which: 'clear' | 'old'): Promise<number> {
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
