import { createHash } from 'node:crypto'
import type { PreparedStatement } from './prepareStatement.ts'
import type { ChangedRow } from './rows/compareRows.ts'
import { statementDonorPlace } from './sealStatementDonor.ts'
import type { Sealing } from '../../storage/database.ts'

/**
 * Freezes the rows of a file that leaves the system, and answers its id. The same file is stored once. Call it in a transaction.
 * @param by the member of staff who downloads it
 */
export async function storeStatement(
  deps: Sealing,
  { year, form, file, filed, content, keepUntil }: PreparedStatement,
  by: number,
): Promise<number> {
  const { db, vault } = deps
  const digest = digestOf(file())
  const known = await db
    .selectFrom('statements')
    .select('id')
    .where('year', '=', year)
    .where('digest', '=', digest)
    .where('version', 'is', null)
    .where('revises', filed ? '=' : 'is', filed?.id ?? null)
    .executeTakeFirst()
  if (known) return known.id
  const { id } = await db
    .insertInto('statements')
    .values({
      year,
      version: null,
      revises: filed?.id ?? null,
      form: JSON.stringify(form),
      digest,
      prepared_at: deps.now(),
      prepared_by: by,
      filed_at: null,
      filed_by: null,
      acknowledgement: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const toStored = ({ change, row: { id_code, id: number, name, address, donations, ...facts } }: ChangedRow) => ({
    ...facts,
    statement_id: id,
    change: filed ? change : null,
    donations: JSON.stringify(donations),
    donor_sealed: vault.seal(
      JSON.stringify({ id_code, id: number, name, address }),
      statementDonorPlace(id, facts.serial),
    ),
    keep_until: keepUntil,
  })
  await insertInBatches(content, (batch) => db.insertInto('statement_rows').values(batch.map(toStored)).execute())
  return id
}

/** SHA-256 of a file, in hexadecimal. */
function digestOf(parts: Iterable<string>): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/** Rows of one `insert`: PostgreSQL takes at most 65,535 values in a statement. */
const BATCH = 1000

/** Inserts any number of rows, in their order. */
export async function insertInBatches<Row>(
  rows: readonly Row[],
  insert: (batch: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) await insert(rows.slice(start, start + BATCH))
}
