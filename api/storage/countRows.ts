import type { SelectQueryBuilder } from 'kysely'

/** How many rows a query finds. */
export async function countRows<Database, Table extends keyof Database>(
  query: SelectQueryBuilder<Database, Table, {}>,
): Promise<number> {
  const count = query.select((eb) => eb.fn.countAll<number>().as('n')).$castTo<{ n: number }>()
  const { n } = await count.executeTakeFirstOrThrow()
  return n
}
