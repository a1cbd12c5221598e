import { sql } from 'kysely'
import { type Rule, ruleOn } from '../../shared/contract/content/rules.ts'
import { indianDay } from '../../shared/date.ts'
import { audit } from '../audit/audit.ts'
import { readRules } from '../content/readRules.ts'
import { financialYear, financialYearBounds, indianDate } from '../payment/financialYear.ts'
import { forgetDonations } from '../payment/forgetDonor.ts'
import { lastKeptDay } from '../payment/lastKeptDay.ts'
import type { Paying } from '../payment/provider.ts'
import type { Database, Recording } from '../storage/database.ts'

/** Donations of one transaction. A donor who pays meanwhile waits for so many at most. */
const BATCH = 500

/**
 * Removes the person from donations whose kept years are over (rule `receipt.keepYears`), whatever became of them. Entries of the ledger, receipts' numbers
 * and amounts stay. Each batch is a transaction of its own with its entry in the audit log, so a stop in between loses nothing. Without the rule all is kept.
 */
export async function forgetOldDonations(deps: Paying): Promise<void> {
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
    if (due.length > 0)
      await audit({ db, now }, { actor: 'system', action: 'retention.applied', details: { donations: due.length } })
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
  const years = ruleOn(rules, 'receipt.keepYears', indianDate(moment))
  return years === undefined ? null : lastKeptDay(moment, years)
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
    if (Object.keys(details).length > 0)
      await audit({ db, now }, { actor: 'system', action: 'retention.applied', details })
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
