import type { Dependencies } from '../dependencies.ts'

const DAY_MS = 24 * 60 * 60_000

/** Days for which a network counts as used by an account after its last sign-in there. */
const KNOWN_DAYS = 90

/** Days for which a repeated intent gets the same donation. */
const INTENT_DAYS = 7

const expiring = [
  'sign_in_nonces',
  'pending_sign_ins',
  'used_id_tokens',
  'reset_tokens',
  'email_codes',
  'handovers',
  'sessions',
] as const

/**
 * Deletes rows a day after they expire: counted attempts, reset links, mailed codes, hand-over codes, sessions, nonces, half sign-ins. Networks that an account
 * has not used for 90 days go, too, and intents after a week. Nothing of it is needed to explain what happened.
 */
export async function tidy(deps: Pick<Dependencies, 'db' | 'now'>): Promise<void> {
  const { db } = deps
  const before = new Date(deps.now().getTime() - DAY_MS)
  await db.deleteFrom('attempts').where('at', '<', before).execute()
  await db.deleteFrom('limit_buckets').where('begun_at', '<', before).execute()
  const unused = new Date(deps.now().getTime() - KNOWN_DAYS * DAY_MS)
  await db.deleteFrom('known_networks').where('used_at', '<', unused).execute()
  for (const table of expiring) await db.deleteFrom(table).where('expires_at', '<', before).execute()
  const forgotten = new Date(deps.now().getTime() - INTENT_DAYS * DAY_MS)
  await db.deleteFrom('donation_intents').where('created_at', '<', forgotten).execute()
}
