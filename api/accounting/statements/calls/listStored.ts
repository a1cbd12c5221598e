import { sql } from 'kysely'
import type { StoredStatement } from '../../../../shared/contract/staff/statements.ts'
import type { Dependencies } from '../../../dependencies.ts'

/** Characters of the digest that people compare. */
const DIGEST_SHOWN = 12

/** The filed statements of a year, newest first, and the newest download that is not filed. */
export async function listStored(
  { db }: Pick<Dependencies, 'db'>,
  year: string,
): Promise<{ prepared: StoredStatement | null; filed: StoredStatement[] }> {
  const rows = await db
    .selectFrom('statements')
    .leftJoin('statements as original', (join) =>
      join.onRef('original.year', '=', 'statements.year').on('original.version', '=', 1),
    )
    .select([
      'statements.id',
      'statements.version',
      'statements.revises',
      'statements.digest',
      'statements.prepared_at',
      'statements.filed_at',
      'statements.acknowledgement',
      'original.acknowledgement as original_acknowledgement',
    ])
    .select((eb) => [
      eb
        .selectFrom('statement_rows')
        .whereRef('statement_id', '=', 'statements.id')
        .select(sql<number>`count(*)`.as('n'))
        .as('rows'),
      eb
        .selectFrom('statement_rows')
        .whereRef('statement_id', '=', 'statements.id')
        .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('n'))
        .as('rupees'),
    ])
    .where('statements.year', '=', year)
    .orderBy('statements.id', 'desc')
    .execute()
  const all = rows.map((row) => ({
    id: row.id,
    version: row.version,
    revises: row.revises === null ? null : row.original_acknowledgement,
    rows: row.rows ?? 0,
    rupees: row.rupees ?? 0,
    digest: row.digest.slice(0, DIGEST_SHOWN),
    prepared_at: row.prepared_at.toISOString(),
    filed_at: row.filed_at?.toISOString() ?? null,
    acknowledgement: row.acknowledgement,
  }))
  return {
    prepared: all.find(({ version }) => version === null) ?? null,
    filed: all.filter(({ version }) => version !== null),
  }
}
