import { sql } from 'kysely'

/** Whether the account of a row of `users` has a second factor that counts, as the column `second_factor`. */
export const hasSecondFactor = sql<boolean>`exists (
  select from second_factors where second_factors.user_id = users.id and confirmed_at is not null)`.as('second_factor')
