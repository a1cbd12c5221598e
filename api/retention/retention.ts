import { indianDay } from '../../shared/date.ts'
import { audit } from '../audit/audit.ts'
import { forgetOldDonations } from './forgetOldDonations.ts'
import type { Paying } from '../payment/provider.ts'
import type { Database } from '../storage/database.ts'

const DAY_MS = 24 * 60 * 60_000
const YEAR_DAYS = 365

/** Tables whose rows are deleted when they reach an age. */
type AgedTable = 'messages' | 'volunteers' | 'partner_requests' | 'audit_entries' | 'mails' | 'payment_doubts'

interface Rule {
  days: number
  /** The column with the row's age. */
  since: 'created_at' | 'at' | 'settled_at' | 'last_at'
  /** The line of the privacy page that promises it. A test compares the days. */
  promise: 'Messages through the contact form' | 'Technical records'
}

/** What is kept for how long. A table with personal data that has no owner's account to end it needs an entry. */
export const retention: Readonly<Record<AgedTable, Rule>> = {
  messages: { days: 2 * YEAR_DAYS, since: 'created_at', promise: 'Messages through the contact form' },
  volunteers: { days: 2 * YEAR_DAYS, since: 'created_at', promise: 'Messages through the contact form' },
  partner_requests: { days: 2 * YEAR_DAYS, since: 'created_at', promise: 'Messages through the contact form' },
  audit_entries: { days: YEAR_DAYS, since: 'at', promise: 'Technical records' },
  // A mail that still waits has no such time, so it stays.
  mails: { days: YEAR_DAYS, since: 'settled_at', promise: 'Technical records' },
  payment_doubts: { days: YEAR_DAYS, since: 'last_at', promise: 'Technical records' },
}

/** Deletes what has reached its age, removes people from old donations, and logs the counts. Safe to repeat, and on several instances. */
export async function applyRetention(deps: Paying): Promise<void> {
  await forgetOldDonations(deps)
  const { now } = deps
  await deps.db.transaction().execute(async (db) => {
    const details: Record<string, number> = {}
    for (const [table, { days, since }] of Object.entries(retention) as [AgedTable, Rule][]) {
      const before = new Date(now().getTime() - days * DAY_MS)
      const { ref } = db.dynamic
      const { numDeletedRows } = await db.deleteFrom(table).where(ref(since), '<', before).executeTakeFirst()
      if (numDeletedRows > 0n) details[table] = Number(numDeletedRows)
    }
    Object.assign(details, await forgetDonors(db, indianDay(now())))
    if (Object.keys(details).length > 0)
      await audit({ db, now }, { actor: 'system', action: 'retention.applied', details })
  })
}

/**
 * Removes the donors' statutory fields whose last day is over. That day is in the row itself. Receipts, rows of statements and entries of certificates stay,
 * without the person. Answers the counts.
 */
async function forgetDonors(db: Database, today: string): Promise<Record<string, number>> {
  const receipts = await db
    .updateTable('receipt_versions')
    .set({ donor_sealed: null })
    .where('donor_sealed', 'is not', null)
    .where('keep_until', '<', today)
    .executeTakeFirst()
  const rows = await db
    .updateTable('statement_rows')
    .set({ donor_sealed: null })
    .where('donor_sealed', 'is not', null)
    .where('keep_until', '<', today)
    .executeTakeFirst()
  const certificates = await db
    .updateTable('certificates')
    .set({ name_sealed: null, file_sealed: null })
    .where('file_sealed', 'is not', null)
    .where('keep_until', '<', today)
    .executeTakeFirst()
  const counts = {
    receipt_donors: receipts.numUpdatedRows,
    statement_donors: rows.numUpdatedRows,
    certificates: certificates.numUpdatedRows,
  }
  return Object.fromEntries(
    Object.entries(counts).flatMap(([name, count]) => (count > 0n ? [[name, Number(count)]] : [])),
  )
}
