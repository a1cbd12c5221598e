import { sql } from 'kysely'
import type { WordingTable } from '../../storage/tables/accountTables.ts'
import type { Recording } from '../../storage/database.ts'

/** Keeps a text as it was shown, and answers its id. The same text in the same language is kept once. */
export async function keepWording(
  { db, now }: Recording,
  shown: Pick<WordingTable, 'kind' | 'version' | 'language' | 'body'>,
): Promise<number> {
  const find = () =>
    db
      .selectFrom('wordings')
      .select('id')
      .where('kind', '=', shown.kind)
      .where('version', '=', shown.version)
      .where('language', '=', shown.language)
      .where(sql<boolean>`md5(body) = md5(${shown.body})`)
      .executeTakeFirst()
  const known = await find()
  if (known) return known.id
  await db
    .insertInto('wordings')
    .values({ ...shown, created_at: now() })
    // Another request may have kept it meanwhile.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const kept = await find()
  if (!kept) throw new Error('The wording was not kept')
  return kept.id
}
