import { sql } from 'kysely'
import type { SealedColumn } from '../../storage/sealedColumn.ts'
import { openFile, openName, sealFile, sealName } from './certificates/openCertificate.ts'
import { statementDonorPlace } from './readFiled.ts'

/** Files are up to 1 MB, so few of them are in memory at once. */
const CERTIFICATES = 10

/** What statements and certificates store encrypted, to be sealed with another key. */
export const sealedStatementColumns: readonly SealedColumn[] = [
  {
    name: 'statement_rows.donor_sealed',
    async batch({ db, vault }, prefix, after) {
      // The rows of one statement.
      const of = sql<boolean>`donor_sealed not like ${`${prefix}%`}`
      const next = await db
        .selectFrom('statement_rows')
        .select('statement_id')
        .where('statement_id', '>', after)
        .where(of)
        .orderBy('statement_id')
        .limit(1)
        .executeTakeFirst()
      if (!next) return null
      const { statement_id } = next
      const rows = await db
        .selectFrom('statement_rows')
        .select(['serial', 'donor_sealed'])
        .where('statement_id', '=', statement_id)
        .where(of)
        .execute()
      for (const { serial, donor_sealed } of rows) {
        if (donor_sealed === null) continue
        const place = statementDonorPlace(statement_id, serial)
        await db
          .updateTable('statement_rows')
          .set({ donor_sealed: vault.seal(vault.open(donor_sealed, place), place) })
          .where('statement_id', '=', statement_id)
          .where('serial', '=', serial)
          // It may have been removed meanwhile.
          .where('donor_sealed', '=', donor_sealed)
          .execute()
      }
      return { last: statement_id, sealed: rows.length }
    },
  },
  {
    name: 'certificates.file_sealed',
    async batch(deps, prefix, after) {
      const rows = await deps.db
        .selectFrom('certificates')
        .select(['id', 'name_sealed', 'file_sealed'])
        .where('id', '>', after)
        .where(sql<boolean>`file_sealed not like ${`${prefix}%`}`)
        .orderBy('id')
        .limit(CERTIFICATES)
        .execute()
      for (const { id, name_sealed, file_sealed } of rows) {
        if (file_sealed === null) continue
        const name = sealName(deps, id, openName(deps, id, name_sealed))
        await deps.db
          .updateTable('certificates')
          .set({ name_sealed: name, file_sealed: sealFile(deps, id, openFile(deps, id, file_sealed)) })
          .where('id', '=', id)
          .where('file_sealed', '=', file_sealed)
          .execute()
      }
      const last = rows.at(-1)
      return last ? { last: last.id, sealed: rows.length } : null
    },
  },
]
