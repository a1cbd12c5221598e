import { type RawBuilder, sql } from 'kysely'

/** Donors without an account whom staff merged into this account, directly or through another donor. */
const mergedInto = (userId: number): RawBuilder<unknown> => sql`array(
  with recursive merged(id) as (
    select id from donors where user_id = ${userId}
    union select donors.id from donors join merged on donors.merged_into = merged.id
  ) select id from merged)`

/**
 * Whether a row of `donations` is of this account: given with it, or by hand by a donor who was merged into it. As an array the ids are read once, so both
 * conditions use an index.
 */
export const isOwn = (userId: number): RawBuilder<boolean> =>
  sql<boolean>`(donations.user_id = ${userId} or donations.donor_id = any(${mergedInto(userId)}))`

/** The account of a donation, also of a merged donor's; null if there is none. */
export const ownerId = (donationId: number): RawBuilder<number | null> => sql<number | null>`(
  with recursive up(user_id, merged_into) as (
    select donors.user_id, donors.merged_into from donations join donors on donors.id = donor_id
      where donations.id = ${donationId}
    union select donors.user_id, donors.merged_into from donors join up on donors.id = up.merged_into
  ) select coalesce((select donations.user_id from donations where donations.id = ${donationId}),
    (select user_id from up where user_id is not null limit 1)))`
