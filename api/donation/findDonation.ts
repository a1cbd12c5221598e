import type { Selectable } from 'kysely'
import { isOwn } from './isOwn.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Session } from '../platform/http/call.ts'
import type { DonationTable } from '../storage/tables/tables.ts'

export type Donation = Selectable<DonationTable>

export async function findDonation(deps: Pick<Dependencies, 'db'>, txnId: string): Promise<Donation | null> {
  const row = await deps.db.selectFrom('donations').selectAll().where('txn_id', '=', txnId).executeTakeFirst()
  return row ?? null
}

/**
 * The donation with this txn id, if the caller may see it. A full session sees all of its own donations; a partner's session sees those that began on the
 * partner's page.
 */
export async function findOwnDonation(
  deps: Pick<Dependencies, 'db'>,
  session: Session,
  txnId: string,
): Promise<Donation | null> {
  let query = deps.db.selectFrom('donations').selectAll().where('txn_id', '=', txnId).where(isOwn(session.userId))
  if (session.scope === 'donate') query = query.where('partner_origin', '=', session.origin)
  return (await query.executeTakeFirst()) ?? null
}
