import type { DonorKind } from '../../shared/contract/staff/donors.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../storage/database.ts'

export interface DonorRef {
  kind: DonorKind
  id: number
}

export const keyOf = ({ kind, id }: DonorRef): string => `${kind}-${id}`

/** @param key as `donorKeySchema` checked it */
export function readKey(key: string): DonorRef {
  const [kind, id] = key.split('-')
  return { kind: kind === 'account' ? 'account' : 'donor', id: Number(id) }
}

/** The columns that name the donor of a donation or a payment link. Both are null if nobody is recorded. */
export interface DonorColumns {
  user_id: number | null
  donor_id: number | null
}

export function refOf({ user_id, donor_id }: DonorColumns): DonorRef | null {
  if (user_id !== null) return { kind: 'account', id: user_id }
  return donor_id === null ? null : { kind: 'donor', id: donor_id }
}

export const columnsOf = ({ kind, id }: DonorRef): DonorColumns =>
  kind === 'account' ? { user_id: id, donor_id: null } : { user_id: null, donor_id: id }

export const idsOf = (people: readonly DonorRef[], kind: DonorRef['kind']): RawBuilder<unknown> =>
  // No list may be empty; no row has the id 0.
  sql.join([0, ...people.filter((one) => one.kind === kind).map(({ id }) => id)])

/**
 * Common table expressions `family(key, donor_id)`, who was merged into each of these people, and `given(key, donation_id)`, all their donations. Merging
 * changes no donation. `api/donation/findDonation.ts` follows `donors.user_id` and `merged_into` for the donor's own calls.
 */
export const familyOf = (people: readonly DonorRef[]): RawBuilder<unknown> => sql`
  recursive family(key, donor_id) as (
    select 'account-' || user_id, id from donors where user_id in (${idsOf(people, 'account')})
    union select 'donor-' || id, id from donors where id in (${idsOf(people, 'donor')})
    union select family.key, donors.id from donors join family on donors.merged_into = family.donor_id
  ), given(key, donation_id) as (
    select 'account-' || user_id, id from donations where user_id in (${idsOf(people, 'account')}) and state <> 'created'
    union select family.key, donations.id from donations join family on donations.donor_id = family.donor_id
  )`

/** The person whom a key means now: of a merged donor, the one with whom it was merged. Null for an unknown person. */
export async function resolveDonor(db: Database, { kind, id }: DonorRef): Promise<DonorRef | null> {
  if (kind === 'account') return lockAccount(db, id)
  const [top] = await topsOf(db, [id])
  if (!top) return null
  return top.user_id === null ? { kind: 'donor', id: top.id } : lockAccount(db, top.user_id)
}

/** With whom these donors were merged, in the end; themselves if they were not. */
export async function topsOf(db: Database, ids: readonly number[]): Promise<{ id: number; user_id: number | null }[]> {
  const { rows } = await sql<{ id: number; user_id: number | null }>`
    with recursive up(id, user_id, merged_into) as (
      select id, user_id, merged_into from donors where id in (${sql.join([0, ...ids])})
      union select donors.id, donors.user_id, donors.merged_into from donors join up on donors.id = up.merged_into
    ) select id, user_id from up where merged_into is null`.execute(db)
  return rows
}

/** Within a transaction the account cannot be deleted meanwhile. */
async function lockAccount(db: Database, id: number): Promise<DonorRef | null> {
  const user = await db.selectFrom('users').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()
  return user ? { kind: 'account', id } : null
}
