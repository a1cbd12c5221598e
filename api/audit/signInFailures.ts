import { sql } from 'kysely'
import { audit } from './audit.ts'
import type { Recording } from '../storage/database.ts'

const HOUR_MS = 60 * 60_000

const startOfHour = (at: Date): Date => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS)

/**
 * Counts a failed sign-in. One row per account and hour: an attacker's million guesses must not fill the audit log.
 * @param userId null if no account has the address; the address itself is not stored
 */
export async function countSignInFailure(deps: Recording, userId: number | null): Promise<void> {
  await deps.db
    .insertInto('sign_in_failures')
    .values({ hour: startOfHour(deps.now()), user_id: userId, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['hour', 'user_id']).doUpdateSet({ count: sql`sign_in_failures.count + 1` }),
    )
    .execute()
}

/** Moves the counts of finished hours to the audit log. Safe to run on several instances: a row is deleted and logged in one transaction. */
export async function logSignInFailures(deps: Recording): Promise<void> {
  const { now } = deps
  await deps.db.transaction().execute(async (db) => {
    const finished = await db
      .deleteFrom('sign_in_failures')
      .where('hour', '<', startOfHour(now()))
      .returningAll()
      .execute()
    for (const { hour, user_id, count } of finished) {
      const subject = user_id === null ? {} : { subject: { kind: 'user' as const, id: user_id } }
      const details = { count, hour: hour.toISOString().slice(0, 13) }
      await audit({ db, now }, { actor: 'system', action: 'sign_in.failed', ...subject, details })
    }
  })
}
