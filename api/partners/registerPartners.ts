import type { PartnerConfig } from '../base/config.ts'
import type { Database } from '../storage/database.ts'

/** Registers partners and their origins; existing ones stay unchanged. Earlier donations from an origin are credited to its partner now. */
export async function registerPartners(
  db: Database,
  now: () => Date,
  partners: readonly PartnerConfig[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { id, name, origin } of partners) {
      await trx
        .insertInto('partners')
        .values({ id, name, created_at: now() })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
      const added = await trx
        .insertInto('partner_origins')
        .values({ origin, partner_id: id })
        .onConflict((conflict) => conflict.column('origin').doNothing())
        .returning('origin')
        .executeTakeFirst()
      if (!added) continue
      await trx
        .updateTable('donations')
        .set({ partner_id: id })
        .where('partner_origin', '=', origin)
        .where('partner_id', 'is', null)
        .execute()
    }
  })
}
