import { readRules } from '../../content/readRules.ts'
import { donationColumns } from '../../donation/findDonation.ts'
import { prepareVersion } from './freezeReceipt.ts'
import type { Clock, Database } from '../../storage/database.ts'
import type { WithVault } from '../../base/vault/vault.ts'
import { type Rule, ruleOn } from '../../../shared/contract/content/rules.ts'
import { financialYear, indianDate } from '../../payment/financialYear.ts'

/**
 * Gives a donation its receipt number, e.g. `KSN/2026-27/000123`, and answers it. Numbers count without gaps within the Indian financial year.
 * Call it in the transaction that makes the donation paid. Until that ends, other instances wait for the counter. A rollback returns the number.
 * @param paidAt decides the financial year: a donation of 31 March belongs to that year, even if the server learns of it in April
 */
export async function giveNumber(
  db: Database,
  rules: readonly Rule[],
  { donationId, paidAt, now }: { donationId: number; paidAt: Date; now: Date },
): Promise<string> {
  const financial_year = financialYear(paidAt)
  const { last } = await db
    .insertInto('receipt_counters')
    .values({ financial_year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('financial_year').doUpdateSet((eb) => ({ last: eb('receipt_counters.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  const prefix = ruleOn(rules, 'receipt.prefix', indianDate(paidAt))
  const number = [prefix, financial_year, String(last).padStart(6, '0')].filter(Boolean).join('/')
  await db.insertInto('receipts').values({ donation_id: donationId, number, created_at: now }).execute()
  return number
}

/**
 * Issues the receipt of a paid donation, and answers its number, e.g. `KSN/2026-27/000123`. It freezes what the receipt says: donor, trust, texts and language.
 * Call it in the transaction that makes the donation paid, so no number is lost or given twice.
 *
 * @param paidAt decides the financial year: a donation of 31 March belongs to that year, even if the server learns of it in April
 */
export async function issueReceipt(
  db: Database,
  deps: WithVault & Clock,
  donationId: number,
  paidAt: Date,
): Promise<string> {
  const now = deps.now()
  const rules = await readRules(db)
  const donation = await db
    .selectFrom('donations')
    .select(donationColumns)
    .where('id', '=', donationId)
    .executeTakeFirstOrThrow()
  const version = await prepareVersion(db, deps, rules, donation, paidAt)
  const number = await giveNumber(db, rules, { donationId, paidAt, now })
  await db
    .insertInto('receipt_versions')
    .values({ ...version, issued_at: now })
    .execute()
  return number
}
