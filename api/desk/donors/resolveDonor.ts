import { sql } from 'kysely'
import type { DonorRef } from './donorKey.ts'
import type { Database } from '../../storage/database.ts'

/** The person whom a key means now: of a merged donor, the one with whom it was merged. Null for an unknown person. */
export async function resolveDonor(db: Database, { kind, id }: DonorRef): Promise<DonorRef | null> {
  if (kind === 'account') return lockAccount(db, id)
  const { rows } = await sql<{ id: number; user_id: number | null }>`
    with recursive up(id, user_id, merged_into) as (
      select id, user_id, merged_into from donors where id = ${id}
      union select donors.id, donors.user_id, donors.merged_into from donors join up on donors.id = up.merged_into
    ) select id, user_id from up where merged_into is null`.execute(db)
  const [top] = rows
  if (!top) return null
  return top.user_id === null ? { kind: 'donor', id: top.id } : lockAccount(db, top.user_id)
}

/** Within a transaction the account cannot be deleted meanwhile. */
async function lockAccount(db: Database, id: number): Promise<DonorRef | null> {
  const user = await db.selectFrom('users').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()
  return user ? { kind: 'account', id } : null
}
