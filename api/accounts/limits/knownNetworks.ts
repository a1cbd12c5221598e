import { networkOf } from '../../base/http/clientAddress.ts'
import { sha256 } from '../secret.ts'
import type { Recording } from '../../storage/database.ts'

/** Only comparable within one account: the same network has another hash in each. */
const hashOf = (userId: number, address: string) => sha256(`${userId} ${networkOf(address)}`)

/** Notes that the account's owner was at this address: signed in, or set a new password. */
export async function rememberNetwork({ db, now }: Recording, userId: number, address: string): Promise<void> {
  const used_at = now()
  await db
    .insertInto('known_networks')
    .values({ user_id: userId, network_sha256: hashOf(userId, address), used_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'network_sha256']).doUpdateSet({ used_at }))
    .execute()
}

/** Whether the owner of the account with this e-mail address was at this network in the last 90 days (storage/tidy.ts). */
export async function isKnownNetwork({ db }: Pick<Recording, 'db'>, email: string, address: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  if (!user) return false
  const row = await db
    .selectFrom('known_networks')
    .select('user_id')
    .where('user_id', '=', user.id)
    .where('network_sha256', '=', hashOf(user.id, address))
    .executeTakeFirst()
  return row !== undefined
}
