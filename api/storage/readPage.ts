import type { SelectQueryBuilder } from 'kysely'

/** How many rows a query finds. */
export async function countRows<Database, Table extends keyof Database>(
  query: SelectQueryBuilder<Database, Table, {}>,
): Promise<number> {
  const count = query.select((eb) => eb.fn.countAll<number>().as('n')).$castTo<{ n: number }>()
  const { n } = await count.executeTakeFirstOrThrow()
  return n
}

/** A query with columns and order. */
interface Shown<Row> {
  limit(rows: number): { offset(rows: number): { execute(): Promise<Row[]> } }
}

/**
 * One page of a list, and the number of all its rows.
 * @param wanted chooses the rows
 * @param shown the same with columns and order
 * @param asked by the query of a request (shared/contract/paging.ts)
 */
export async function readPage<Database, Table extends keyof Database, Row>(
  wanted: SelectQueryBuilder<Database, Table, {}>,
  shown: Shown<Row>,
  asked: { page: string; per_page: string },
): Promise<{ rows: Row[]; page: number; per_page: number; total: number }> {
  const [page, per_page] = [Number(asked.page), Number(asked.per_page)]
  const rows = shown.limit(per_page).offset((page - 1) * per_page)
  const [found, total] = await Promise.all([rows.execute(), countRows(wanted)])
  return { rows: found, page, per_page, total }
}

/** Rows that are read at a time: few enough for memory, and many enough for speed. */
const BATCH = 2000

/**
 * Rows by rising id, page after page, so that a large table is never in memory as a whole.
 * @param read answers the first `size` rows whose id is greater than `after`
 */
export async function* inPages<Row extends { id: number }>(
  read: (after: number, size: number) => Promise<Row[]>,
  size = BATCH,
): AsyncGenerator<Row[]> {
  for (let after = 0; ; ) {
    const rows = await read(after, size)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    if (rows.length < size) return
    after = last.id
  }
}
