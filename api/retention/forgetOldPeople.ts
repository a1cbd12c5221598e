import { sql } from 'kysely'
import { audit } from '../audit/audit.ts'
import type { Dependencies } from '../dependencies.ts'

/**
 * Deletes what is left of people after their donations were forgotten. These are donors without an account whom no donation names any more, and declarations
 * that a newer one replaced. An account keeps its newest declaration.
 * @param before rows since this moment stay
 */
export async function forgetOldPeople({ db: all, now }: Pick<Dependencies, 'db' | 'now'>, before: Date): Promise<void> {
  await all.transaction().execute(async (db) => {
    const donors = await deleteDonors(db, before)
    const replaced = await db
      .deleteFrom('declarations')
      .where('at', '<', before)
      .where(sql<boolean>`exists (select from declarations newer
        where newer.user_id = declarations.user_id and newer.id > declarations.id)`)
      .executeTakeFirst()
    const declarations = Number(replaced.numDeletedRows)
    const details = { ...(donors && { donors }), ...(declarations && { declarations }) }
    if (Object.keys(details).length > 0)
      await audit({ db, now }, { actor: 'system', action: 'retention.applied', details })
  })
}

/** Who was merged into another donor goes first; deleting the other one would delete them, too. */
async function deleteDonors(db: Dependencies['db'], before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('donors')
    .where('created_at', '<', before)
    .where(sql<boolean>`not exists (select from donations where donor_id = donors.id)`)
    .where(sql<boolean>`not exists (select from donors merged where merged.merged_into = donors.id)`)
    .executeTakeFirst()
  return numDeletedRows === 0n ? 0 : Number(numDeletedRows) + (await deleteDonors(db, before))
}
