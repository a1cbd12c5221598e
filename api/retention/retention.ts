import { DAY_MS, indianDay } from '../../shared/date.ts'
import { audit } from '../audit/audit.ts'
import type { Paying } from '../payment/provider.ts'
import type { Database, Recording } from '../storage/database.ts'
import { sql } from 'kysely'
import { type Rule, ruleOn } from '../../shared/contract/content/rules.ts'
import { readRules } from '../content/readRules.ts'
import { financialYear, financialYearBounds, lastKeptDay } from '../payment/financialYear.ts'
import { forgetDonations } from '../payment/forgetDonor.ts'

/** Donations of one transaction. A donor who pays meanwhile waits for so many at most. */
const BATCH = 500

/**
 * Removes the person from donations whose kept years are over (rule `receipt.keepYears`), whatever became of them. Entries of the ledger, receipts' numbers
 * and amounts stay. Each batch is a transaction of its own with its entry in the audit log, so a stop in between loses nothing. Without the rule all is kept.
 */
async function forgetOldDonations(deps: Paying): Promise<void> {
  const rules = await readRules(deps.db)
  const before = firstKept(rules, deps.now())
  if (!before) return
  for (let after: number | null = 0; after !== null; ) after = await forgetBatch(deps, { rules, before, after })
  await forgetOldPeople(deps, before)
}

/** Before this moment a donation may be due. Whether it is, its own rule says. */
function firstKept(rules: readonly Rule[], now: Date): Date | null {
  const years = rules.flatMap((rule) => (rule.key === 'receipt.keepYears' ? [rule.value] : []))
  if (years.length === 0) return null
  const thisYear = Number(financialYear(now).slice(0, 4))
  return financialYearBounds(String(thisYear - Math.min(...years))).from
}

/** Answers the id after which the next batch begins; null after the last one. */
async function forgetBatch(
  { db: all, now, provider }: Paying,
  { rules, before, after }: { rules: readonly Rule[]; before: Date; after: number },
): Promise<number | null> {
  return await all.transaction().execute(async (db) => {
    const found = await db
      .selectFrom('donations')
      .select(['id', 'created_at', 'settled_at'])
      .select((eb) =>
        eb
          .selectFrom('receipt_versions')
          .select(({ fn }) => fn.max('keep_until').as('day'))
          .whereRef('donation_id', '=', 'donations.id')
          .as('kept_until'),
      )
      .where('id', '>', after)
      .where('created_at', '<', before)
      .where((eb) => eb.or((['user_id', 'donor_id', 'dedicated_to'] as const).map((name) => eb(name, 'is not', null))))
      .orderBy('id')
      .limit(BATCH)
      .forUpdate()
      .execute()
    const today = indianDay(now())
    const due = found.filter((donation) => (lastDay(rules, donation) ?? today) < today).map(({ id }) => id)
    await forgetDonations({ db, provider, now }, due)
    if (due.length > 0) await audit({ db, now }, 'system', 'retention.applied', { details: { donations: due.length } })
    return found.at(-1)?.id ?? null
  })
}

/** The day that its receipt names. Without a receipt, that of the rule on its own day. */
function lastDay(
  rules: readonly Rule[],
  { kept_until, settled_at, created_at }: { kept_until: string | null; settled_at: Date | null; created_at: Date },
): string | null {
  if (kept_until) return kept_until
  const moment = settled_at ?? created_at
  const years = ruleOn(rules, 'receipt.keepYears', indianDay(moment))
  return years === undefined ? null : lastKeptDay(financialYear(moment), years)
}

/**
 * Deletes what is left of people after their donations were forgotten. These are donors without an account whom no donation names any more, and declarations
 * that a newer one replaced. An account keeps its newest declaration.
 * @param before rows since this moment stay
 */
async function forgetOldPeople({ db: all, now }: Recording, before: Date): Promise<void> {
  await all.transaction().execute(async (db) => {
    const donors = await deleteDonors(db, before)
    const replaced = await db
      .deleteFrom('declarations')
      .where('at', '<', before)
      .where(sql<boolean>`exists (select from declarations newer
        where newer.user_id = declarations.user_id and newer.id > declarations.id)`)
      .executeTakeFirst()
    const declarations = Number(replaced.numDeletedRows)
    const details = { ...(donors && { donors }), ...(declarations && { declarations }) }
    if (Object.keys(details).length > 0) await audit({ db, now }, 'system', 'retention.applied', { details })
  })
}

/** Who was merged into another donor goes first; deleting the other one would delete them, too. */
async function deleteDonors(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('donors')
    .where('created_at', '<', before)
    .where(sql<boolean>`not exists (select from donations where donor_id = donors.id)`)
    .where(sql<boolean>`not exists (select from donors merged where merged.merged_into = donors.id)`)
    .executeTakeFirst()
  return numDeletedRows === 0n ? 0 : Number(numDeletedRows) + (await deleteDonors(db, before))
}

const YEAR_DAYS = 365

/** Tables whose rows are deleted when they reach an age. */
type AgedTable = 'messages' | 'volunteers' | 'partner_requests' | 'audit_entries' | 'mails' | 'payment_doubts'

interface AgedRule {
  days: number
  /** The column with the row's age. */
  since: 'created_at' | 'at' | 'settled_at' | 'last_at'
  /** The line of the privacy page that promises it. A test compares the days. */
  promise: 'Messages through the contact form' | 'Technical records'
}

/** What is kept for how long. A table with personal data that has no owner's account to end it needs an entry. */
export const retention: Readonly<Record<AgedTable, AgedRule>> = {
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
    for (const [table, { days, since }] of Object.entries(retention) as [AgedTable, AgedRule][]) {
      const before = new Date(now().getTime() - days * DAY_MS)
      const { ref } = db.dynamic
      const { numDeletedRows } = await db.deleteFrom(table).where(ref(since), '<', before).executeTakeFirst()
      if (numDeletedRows > 0n) details[table] = Number(numDeletedRows)
    }
    Object.assign(details, await forgetDonors(db, indianDay(now())))
    if (Object.keys(details).length > 0) await audit({ db, now }, 'system', 'retention.applied', { details })
  })
}

/**
 * Removes the donors' statutory fields whose last day is over. That day is in the row itself. Receipts, rows of statements and entries of certificates stay,
 * without the person. Answers the counts.
 */
async function forgetDonors(db: Database, today: string): Promise<Record<string, number>> {
  const receipts = db.updateTable('receipt_versions').set({ donor_sealed: null }).where('donor_sealed', 'is not', null)
  const rows = db.updateTable('statement_rows').set({ donor_sealed: null }).where('donor_sealed', 'is not', null)
  const certificates = db
    .updateTable('certificates')
    .set({ name_sealed: null, file_sealed: null })
    .where('file_sealed', 'is not', null)
  return counted({
    receipt_donors: await receipts.where('keep_until', '<', today).executeTakeFirst(),
    statement_donors: await rows.where('keep_until', '<', today).executeTakeFirst(),
    certificates: await certificates.where('keep_until', '<', today).executeTakeFirst(),
  })
}

const counted = (changes: Readonly<Record<string, { numUpdatedRows: bigint }>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([name, { numUpdatedRows: count }]) => (count > 0n ? [[name, Number(count)]] : [])),
  )
