import { readRules } from '../../content/readRules.ts'
import { freezeReceipt } from './freezeReceipt.ts'
import { type FrozenReceipt, type ReceiptDonor, snapshotSchema, openDonor } from './snapshot.ts'
import type { Sealing } from '../../storage/database.ts'

/** The newest version of a donation's receipt; null if it has none. One from before receipts were frozen is frozen now. */
export async function readReceipt(deps: Sealing, donationId: number): Promise<FrozenReceipt | null> {
  const [newest] = await readVersions(deps, donationId, 1)
  return newest ?? null
}

/** The versions of a donation's receipt, newest first; none if it has no receipt. @param most how many of the newest; all of them if absent */
export async function readVersions(deps: Sealing, donationId: number, most?: number): Promise<FrozenReceipt[]> {
  const found = await findVersions(deps, donationId, most)
  if (found.length > 0 || !(await freezeOld(deps, donationId))) return found
  return findVersions(deps, donationId, most)
}

/** The donor as the newest version of the receipt names them: the only source of a paid donation's donor for statements, and after a deletion. */
export async function readReceiptDonor(deps: Sealing, donationId: number): Promise<ReceiptDonor | null> {
  return (await readReceipt(deps, donationId))?.donor ?? null
}

async function findVersions(deps: Sealing, donationId: number, most?: number): Promise<FrozenReceipt[]> {
  const rows = await deps.db
    .selectFrom('receipt_versions')
    .innerJoin('receipts', 'receipts.donation_id', 'receipt_versions.donation_id')
    .selectAll('receipt_versions')
    .select('receipts.number')
    .where('receipt_versions.donation_id', '=', donationId)
    .orderBy('version', 'desc')
    // Each version names the one before.
    .$if(most !== undefined, (all) => all.limit((most ?? 0) + 1))
    .execute()
  return rows.slice(0, most).map((row, index): FrozenReceipt => {
    const before = rows[index + 1]
    const { version, reason } = row
    return {
      donationId,
      number: row.number,
      version,
      issuedAt: row.issued_at,
      corrects: before && reason ? { version: before.version, issuedAt: before.issued_at, reason } : null,
      language: row.language,
      snapshot: snapshotSchema.parse(JSON.parse(row.snapshot)),
      donor: openDonor(deps, donationId, version, row.donor_sealed),
      keepUntil: row.keep_until,
    }
  })
}

/** Answers whether there was a receipt to freeze. */
async function freezeOld(deps: Sealing, donationId: number): Promise<boolean> {
  const issued = await deps.db
    .selectFrom('receipts')
    .select('created_at')
    .where('donation_id', '=', donationId)
    .executeTakeFirst()
  if (!issued) return false
  const donation = await deps.db
    .selectFrom('donations')
    .selectAll()
    .where('id', '=', donationId)
    .executeTakeFirstOrThrow()
  await freezeReceipt(deps.db, deps, await readRules(deps.db), { donation, issuedAt: issued.created_at })
  return true
}
