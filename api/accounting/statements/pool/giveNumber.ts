import type { Dependencies } from '../../../dependencies.ts'
import { conflict } from '../../../platform/http/refusal.ts'

/**
 * Gives a receipt the next free number of the pool, or answers the number that it has. Call it in a transaction. Two instances that ask at the same time get
 * different numbers for different receipts, and the same number for the same receipt.
 * @throws Refused 409 `pool_empty`
 */
export async function giveNumber(db: Dependencies['db'], receipt: string, now: Date): Promise<string> {
  // Locks the receipt, so nobody else gives it a number meanwhile.
  await db.selectFrom('receipts').select('number').where('number', '=', receipt).forUpdate().executeTakeFirst()
  const known = await db
    .selectFrom('pre_acknowledgements')
    .select('number')
    .where('receipt', '=', receipt)
    .executeTakeFirst()
  if (known) return known.number
  const given = await db
    .updateTable('pre_acknowledgements')
    .set({ receipt, given_at: now })
    .where('number', '=', (eb) =>
      eb
        .selectFrom('pre_acknowledgements')
        .select('number')
        .where('receipt', 'is', null)
        .orderBy('number')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning('number')
    .executeTakeFirst()
  if (!given) throw conflict('pool_empty')
  return given.number
}
