import { DAY_MS } from '../../shared/date.ts'
import { sql } from 'kysely'
import type { Database, Recording } from './database.ts'

/** Days in which a card that was sent can be corrected. Then the recipient's address has no use. */
export const CARD_DAYS = 30

/** Days in which staff can undo the merge of a donor into an account that was deleted. */
export const UNDO_DAYS = 60

/** The column with the time of a row, and how many days later it is deleted. */
const lives = {
  attempts: ['at', 1],
  limit_buckets: ['begun_at', 1],
  sign_in_nonces: ['expires_at', 1],
  pending_sign_ins: ['expires_at', 1],
  used_id_tokens: ['expires_at', 1],
  reset_tokens: ['expires_at', 1],
  email_codes: ['expires_at', 1],
  sign_in_codes: ['expires_at', 1],
  handovers: ['expires_at', 1],
  phone_codes: ['expires_at', 1],
  file_openings: ['expires_at', 1],
  frozen_donors: ['expires_at', 1],
  receipt_links: ['expires_at', 1],
  sessions: ['expires_at', 1],
  // A repeated intent gets the same donation.
  donation_intents: ['created_at', 7],
  // A sign-in from another network or device is a new one. The device's cookie lasts so long.
  known_networks: ['used_at', 90],
  known_devices: ['used_at', 400],
} as const

/**
 * Deletes rows when their time is over: counted attempts, sessions, nonces, half sign-ins, links, codes, and donors of undecided donations. Recipients of cards go
 * after 30 days. So do donors whose account was deleted, when the time for an undo is over. Nothing of it is needed to explain what happened.
 */
export async function tidy({ db, now }: Recording): Promise<void> {
  const ago = (days: number) => new Date(now().getTime() - days * DAY_MS)
  for (const [table, [since, days]] of Object.entries(lives))
    await db
      .deleteFrom(table as keyof typeof lives)
      .where(db.dynamic.ref(since), '<', ago(days))
      .execute() // keys of a constant
  await db.updateTable('dedications').set({ recipient_sealed: null }).where('sent_at', '<', ago(CARD_DAYS)).execute()
  await forgetLeftDonors(db, ago(UNDO_DAYS))
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
