import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '../../storage/tables/tables.ts'

/** Whether the account of a row of `users` has a second factor that counts, as the column `second_factor`. */
export const hasSecondFactor = (eb: ExpressionBuilder<Tables, 'users'>) =>
  eb
    .exists(
      eb
        .selectFrom('second_factors')
        .select('second_factors.user_id')
        .whereRef('second_factors.user_id', '=', 'users.id')
        .where('confirmed_at', 'is not', null),
    )
    .as('second_factor')
