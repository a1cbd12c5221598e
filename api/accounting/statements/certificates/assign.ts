import type { Recording } from '../../../storage/database.ts'

/**
 * Says whose certificate it is. If the donor has a certificate of that year, the new one replaces it. Call it in a transaction.
 * @param donations all filed donations of the donor
 */
export async function assign(
  { db, now }: Recording,
  id: number,
  year: string,
  donations: readonly number[],
): Promise<void> {
  const before = await db
    .selectFrom('certificates')
    .innerJoin('certificate_donations', 'certificate_id', 'certificates.id')
    .select('certificates.id')
    .where('year', '=', year)
    .where('donation_id', 'in', donations)
    .where('certificates.id', '<>', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('certificates as newer').select('newer.id').whereRef('newer.replaces', '=', 'certificates.id'),
        ),
      ),
    )
    .orderBy('certificates.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  await db
    .insertInto('certificate_donations')
    .values(donations.map((donation_id) => ({ certificate_id: id, donation_id })))
    .execute()
  await db
    .updateTable('certificates')
    .set({ doubt: null, matched_at: now(), replaces: before?.id ?? null })
    .where('id', '=', id)
    .execute()
}
