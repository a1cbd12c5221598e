import type { Dependencies } from '../../../dependencies.ts'
import type { PooledNumber } from '../rows/statementRow.ts'

/** The numbers that belong to receipts. `filed`: with a statement of another year. */
export async function readPool({ db }: Pick<Dependencies, 'db'>, year: string): Promise<PooledNumber[]> {
  const rows = await db
    .selectFrom('pre_acknowledgements')
    .leftJoin('statements', 'statements.id', 'pre_acknowledgements.filed_with')
    .select(['number', 'receipt', 'statements.year'])
    .where('receipt', 'is not', null)
    .execute()
  return rows.map((row) => ({
    number: row.number,
    receipt: row.receipt,
    filed: row.year !== null && row.year !== year,
  }))
}
