import { sql } from 'kysely'
import { openStates } from '../accounting/ledger/states.ts'
import type { Recording } from '../storage/database.ts'
import type { WithConfig } from '../base/config.ts'
import type { WithLog } from '../base/logging/log.ts'

const DAY_LENGTH_MS = 24 * 60 * 60_000
/** How many donations one statement ends, so that it locks few rows at a time. */
const EXPIRED_AT_ONCE = 500

/**
 * Ends the donations that nobody paid for long (`EXPIRY_DAYS`), each with its fact. One whose payment is being confirmed stays open: the money may have
 * arrived. A payment that is verified later still makes an expired donation paid.
 */
export async function expireDonations({ db, now, config, log }: Recording & WithConfig & WithLog): Promise<void> {
  const at = now()
  const before = new Date(at.getTime() - config.expiryDays * DAY_LENGTH_MS)
  for (let ended = EXPIRED_AT_ONCE; ended === EXPIRED_AT_ONCE; ) {
    const { rows } = await sql`
      with due as (
        select id from donations
        where state in (${sql.join(openStates)}) and coalesce(stage, '') not in ('settling', 'checking') and created_at < ${before}
        order by created_at limit ${EXPIRED_AT_ONCE} for update skip locked
      ), moved as (
        update donations set state = 'expired', stage = null from due where donations.id = due.id returning donations.id
      )
      insert into ledger_entries (donation_id, event, state, actor_kind, at, effective_at)
      select id, 'expired', 'expired', 'system', ${at}::timestamptz, ${at}::timestamptz from moved
      returning id`.execute(db)
    ended = rows.length
    if (ended > 0) log.info('donations expired that nobody paid', { count: ended })
  }
}
