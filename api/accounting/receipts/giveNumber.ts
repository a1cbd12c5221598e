import { type Rule, ruleOn } from '../../../shared/contract/content/rules.ts'
import { financialYear, indianDate } from '../../payment/financialYear.ts'
import type { Database } from '../../storage/database.ts'

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
