import { readRules } from '../../content/readRules.ts'
import { donationColumns } from '../../donation/findDonation.ts'
import { prepareVersion } from './freezeReceipt.ts'
import { giveNumber } from './giveNumber.ts'
import type { Clock, Database } from '../../storage/database.ts'
import type { WithVault } from '../../base/vault/vault.ts'

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
