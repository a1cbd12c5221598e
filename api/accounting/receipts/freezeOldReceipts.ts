import { readRules } from '../../content/readRules.ts'
import { freezeReceipt } from './freezeReceipt.ts'
import type { Sealing } from '../../storage/database.ts'

const BATCH = 200

/**
 * Freezes old receipts, with what profile and content say now. The API's start calls it, so no later change reaches them. Answers how many there were.
 * It is safe to repeat, to interrupt, and to run on several machines at once.
 */
export async function freezeOldReceipts(deps: Sealing): Promise<number> {
  const { db } = deps
  const rules = await readRules(db)
  let total = 0
  let after = 0
  for (;;) {
    const rows = await db
      .selectFrom('donations')
      .innerJoin('receipts', 'receipts.donation_id', 'donations.id')
      .leftJoin('receipt_versions', 'receipt_versions.donation_id', 'donations.id')
      .selectAll('donations')
      .select('receipts.created_at as issued_at')
      .where('receipt_versions.id', 'is', null)
      .where('donations.id', '>', after)
      .orderBy('donations.id')
      .limit(BATCH)
      .execute()
    for (const { issued_at, ...donation } of rows)
      await freezeReceipt(db, deps, rules, { donation, issuedAt: issued_at })
    total += rows.length
    const last = rows.at(-1)
    if (!last) return total
    after = last.id
  }
}
