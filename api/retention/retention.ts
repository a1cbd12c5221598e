import { indianDay } from '../../shared/date.ts'
import { audit } from '../audit/audit.ts'
import type { Dependencies } from '../dependencies.ts'

const DAY_MS = 24 * 60 * 60_000
const YEAR_DAYS = 365

/** Tables whose rows are deleted when they reach an age. */
type AgedTable = 'messages' | 'volunteers' | 'partner_requests' | 'audit_entries'

interface Rule {
  days: number
  /** The column with the row's age. */
  since: 'created_at' | 'at'
  /** The line of the privacy page that promises it. A test compares the days. */
  promise: 'Messages through the contact form' | 'Technical records'
}

/** What is kept for how long. A table with personal data that has no owner's account to end it needs an entry. */
export const retention: Readonly<Record<AgedTable, Rule>> = {
  messages: { days: 2 * YEAR_DAYS, since: 'created_at', promise: 'Messages through the contact form' },
  volunteers: { days: 2 * YEAR_DAYS, since: 'created_at', promise: 'Messages through the contact form' },
  partner_requests: { days: 2 * YEAR_DAYS, since: 'created_at', promise: 'Messages through the contact form' },
  audit_entries: { days: YEAR_DAYS, since: 'at', promise: 'Technical records' },
}

/** Deletes what has reached its age, and logs the counts. Safe to repeat, and on several instances. */
export async function applyRetention(deps: Pick<Dependencies, 'db' | 'now'>): Promise<void> {
  const { now } = deps
  await deps.db.transaction().execute(async (db) => {
    const details: Record<string, number> = {}
    for (const [table, { days, since }] of Object.entries(retention) as [AgedTable, Rule][]) {
      const before = new Date(now().getTime() - days * DAY_MS)
      const { ref } = db.dynamic
      const { numDeletedRows } = await db.deleteFrom(table).where(ref(since), '<', before).executeTakeFirst()
      if (numDeletedRows > 0n) details[table] = Number(numDeletedRows)
    }
    // The donor's statutory fields have their last day in the row itself. The receipt stays, without the person.
    const { numUpdatedRows } = await db
      .updateTable('receipt_versions')
      .set({ donor_sealed: null })
      .where('donor_sealed', 'is not', null)
      .where('keep_until', '<', indianDay(now()))
      .executeTakeFirst()
    if (numUpdatedRows > 0n) details['receipt_donors'] = Number(numUpdatedRows)
    if (Object.keys(details).length > 0)
      await audit({ db, now }, { actor: 'system', action: 'retention.applied', details })
  })
}
