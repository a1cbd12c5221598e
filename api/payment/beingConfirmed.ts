import { sql } from 'kysely'
import { openStates } from '../accounting/ledger/states.ts'

/** A donation whose money may have arrived: the provider signed or named a payment under way, or has not answered our last query. */
export const isBeingConfirmed = sql<boolean>`(donations.state in (${sql.join(openStates)}) and (
  donations.stage = 'settling' or donations.asked_at is not null
    and (donations.answered_at is null or donations.answered_at < donations.asked_at)))`
