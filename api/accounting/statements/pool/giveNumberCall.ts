import { giveNumberSchema, type PooledNumberRow } from '../../../../shared/contract/staff/statements.ts'
import { audit } from '../../../audit/audit.ts'
import type { Answer, Call, Session } from '../../../call.ts'
import { readJson } from '../../../base/http/readRequest.ts'
import { conflict, invalid } from '../../../base/http/refusal.ts'
import { requirePool } from './requirePool.ts'
import type { Database } from '../../../storage/database.ts'

/**
 * `POST staff/pre-acknowledgement-give { receipt }`. For a certificate that the trust writes by hand: gives the receipt the next free number, or answers its number. 409
 * `pool_off` or `pool_empty`; 422 `receipt: unknown`.
 */
export async function giveNumberCall({ deps, request, session }: Call<Session>): Promise<Answer> {
  const { receipt } = await readJson(request, giveNumberSchema)
  await requirePool(deps)
  const { now } = deps
  const number = await deps.db.transaction().execute(async (db) => {
    const issued = await db
      .selectFrom('receipts')
      .select('donation_id')
      .where('number', '=', receipt)
      .executeTakeFirst()
    if (!issued) throw invalid({ receipt: 'unknown' })
    const given = await giveNumber(db, receipt, now())
    const subject = { kind: 'donation', id: issued.donation_id } as const
    await audit({ db, now }, { actor: session.userId, action: 'pre_acknowledgement.given', subject })
    return given
  })
  const data: PooledNumberRow = { number, state: 'used', receipt }
  return { data }
}

/**
 * Gives a receipt the next free number of the pool, or answers the number that it has. Call it in a transaction. Two instances that ask at the same time get
 * different numbers for different receipts, and the same number for the same receipt.
 * @throws Refused 409 `pool_empty`
 */
export async function giveNumber(db: Database, receipt: string, now: Date): Promise<string> {
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
