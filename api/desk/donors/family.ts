import { type RawBuilder, sql } from 'kysely'
import type { DonorRef } from './donorKey.ts'

const idsOf = (people: readonly DonorRef[], kind: DonorRef['kind']): RawBuilder<unknown> =>
  // No list may be empty; no row has the id 0.
  sql.join([0, ...people.filter((one) => one.kind === kind).map(({ id }) => id)])

/**
 * Common table expressions `family(key, donor_id)`, who was merged into each of these people, and `given(key, donation_id)`, all their donations. Merging
 * changes no donation. `api/donation/isOwn.ts` follows `donors.user_id` and `merged_into` for the donor's own calls.
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
