import type { CorrectionReason } from '../../../shared/contract/donation/receipt.ts'
import { readRules } from '../../content/readRules.ts'
import type { Dependencies } from '../../dependencies.ts'
import { makeSnapshot } from './makeSnapshot.ts'
import { readReceipt } from './readReceipt.ts'
import { sealDonor } from './sealDonor.ts'
import type { ReceiptDonor } from './snapshot.ts'

export interface Correction {
  reason: CorrectionReason
  /** What differs from the version before; the rest of the donor stays. */
  donor: Partial<ReceiptDonor>
  /** Also takes the trust's details, titles and sentences as the content has them now. */
  freshTrust?: boolean
}

/**
 * Issues the next version of a receipt. Number, amount and day stay, and the version before stays stored. Call it in a transaction, with the audit entry.
 * A receipt whose donor is not known any more cannot be corrected.
 * @returns the new version's number; null if nothing can be corrected
 */
export async function correctReceipt(
  deps: Pick<Dependencies, 'db' | 'vault' | 'now'>,
  donationId: number,
  { reason, donor: change, freshTrust = false }: Correction,
): Promise<number | null> {
  const { db } = deps
  // Two corrections at the same time become two versions, one after the other.
  const donation = await db
    .selectFrom('donations')
    .selectAll()
    .where('id', '=', donationId)
    .forUpdate()
    .executeTakeFirst()
  const before = await readReceipt(deps, donationId)
  if (!donation || !before?.donor) return null
  const version = before.version + 1
  const { note: _, ...known } = before.donor
  const snapshot = freshTrust
    ? await makeSnapshot(db, await readRules(db), donation, new Date(before.snapshot.givenAt))
    : before.snapshot
  await db
    .insertInto('receipt_versions')
    .values({
      donation_id: donationId,
      version,
      kind: 'correction',
      corrects: before.version,
      reason,
      language: before.language,
      snapshot: JSON.stringify(snapshot),
      donor_sealed: sealDonor(deps, donationId, version, { ...known, ...change }),
      issued_at: deps.now(),
      keep_until: before.keepUntil,
    })
    .execute()
  return version
}
