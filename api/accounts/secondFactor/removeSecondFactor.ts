import type { Reading } from '../../storage/database.ts'

/** Takes the second factor of an account away, with its recovery codes and its half sign-ins. @returns whether there was one */
export async function removeSecondFactor({ db }: Reading, userId: number): Promise<boolean> {
  for (const table of ['recovery_codes', 'pending_sign_ins'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).execute()
  const removed = await db
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .execute()
  return removed.some(({ confirmed_at }) => confirmed_at !== null)
}
