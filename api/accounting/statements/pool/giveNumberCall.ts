import { giveNumberSchema, type PooledNumberRow } from '../../../../shared/contract/staff/statements.ts'
import { audit } from '../../../audit/audit.ts'
import type { Answer, Call, Session } from '../../../platform/http/call.ts'
import { readJson } from '../../../platform/http/readBody.ts'
import { invalid } from '../../../platform/http/refusal.ts'
import { giveNumber } from './giveNumber.ts'
import { requirePool } from './requirePool.ts'

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
