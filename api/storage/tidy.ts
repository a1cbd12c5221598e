import { sql } from 'kysely'
import type { Database, Recording } from './database.ts'

const DAY_MS = 24 * 60 * 60_000

/** Days for which a network counts as used by an account after its last sign-in there. */
const KNOWN_DAYS = 90

/** The same for a device; its cookie lasts so long. */
const DEVICE_DAYS = 400

/** Days for which a repeated intent gets the same donation. */
const INTENT_DAYS = 7

/** Days in which a card that was sent can be corrected. Then the recipient's address has no use. */
export const CARD_DAYS = 30

/** Days in which staff can undo the merge of a donor into an account that was deleted. */
export const UNDO_DAYS = 60

const expiring = [
  'sign_in_nonces',
  'pending_sign_ins',
  'used_id_tokens',
  'reset_tokens',
  'email_codes',
  'sign_in_codes',
  'handovers',
  'phone_codes',
  'file_openings',
  'frozen_donors',
  'receipt_links',
  'sessions',
] as const

/**
 * Deletes rows a day after they expire: counted attempts, sessions, nonces, half sign-ins, links, codes, and donors of undecided donations. Networks that an account
 * has not used for 90 days go, too, devices after 400 days, and intents after a week. Recipients of cards go after 30 days. So do donors whose account was deleted, when the time for an undo is over. Nothing of it is needed to explain what happened.
 */
export async function tidy(deps: Recording): Promise<void> {
  const { db } = deps
  const before = new Date(deps.now().getTime() - DAY_MS)
  await db.deleteFrom('attempts').where('at', '<', before).execute()
  await db.deleteFrom('limit_buckets').where('begun_at', '<', before).execute()
  const unused = new Date(deps.now().getTime() - KNOWN_DAYS * DAY_MS)
  await db.deleteFrom('known_networks').where('used_at', '<', unused).execute()
  const outdated = new Date(deps.now().getTime() - DEVICE_DAYS * DAY_MS)
  await db.deleteFrom('known_devices').where('used_at', '<', outdated).execute()
  for (const table of expiring) await db.deleteFrom(table).where('expires_at', '<', before).execute()
  const sent = new Date(deps.now().getTime() - CARD_DAYS * DAY_MS)
  await db.updateTable('dedications').set({ recipient_sealed: null }).where('sent_at', '<', sent).execute()
  await forgetLeftDonors(db, new Date(deps.now().getTime() - UNDO_DAYS * DAY_MS))
  const forgotten = new Date(deps.now().getTime() - INTENT_DAYS * DAY_MS)
  await db.deleteFrom('donation_intents').where('created_at', '<', forgotten).execute()
}

/** Donors who had been merged into a deleted account, and those merged into them before. Their donations stay in the ledger, without a person. */
async function forgetLeftDonors(db: Database, before: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    with recursive gone(id) as (
      select id from donors where left_at < ${before}
      union select donors.id from donors join gone on donors.merged_into = gone.id
    ) select id from gone`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  const given = db.selectFrom('donations').select('id').where('donor_id', 'in', ids)
  await db.deleteFrom('dedications').where('donation_id', 'in', given).execute()
  await db.updateTable('donations').set({ dedicated_to: null, donor_id: null }).where('donor_id', 'in', ids).execute()
  await db.deleteFrom('donors').where('id', 'in', ids).execute()
}
