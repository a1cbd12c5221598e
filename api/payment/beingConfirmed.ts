import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { openStates } from '../accounting/ledger/states.ts'
import type { Tables } from '../storage/tables/tables.ts'

/** A donation whose money may have arrived: the provider signed or named a payment under way, or has not answered our last query. */
export const isBeingConfirmed = (eb: ExpressionBuilder<Tables, 'donations'>): Expression<SqlBool> =>
  eb.and([
    eb('donations.state', 'in', openStates),
    eb.or([
      eb('donations.stage', '=', 'settling'),
      eb.and([
        eb('donations.asked_at', 'is not', null),
        eb.or([
          eb('donations.answered_at', 'is', null),
          eb('donations.answered_at', '<', eb.ref('donations.asked_at')),
        ]),
      ]),
    ]),
  ])
