import { openDonor } from '../receipts/sealDonor.ts'
import type { ReceiptDonor } from '../receipts/snapshot.ts'
import type { Unsealing } from '../../storage/database.ts'

/** The donors of a page of donations, each as the newest version of the receipt names them. One statement for all of them. */
export async function readReceiptDonors(
  deps: Unsealing,
  donations: readonly number[],
): Promise<Map<number, ReceiptDonor | null>> {
  const rows = await deps.db
    .selectFrom('receipt_versions')
    .distinctOn('donation_id')
    .select(['donation_id', 'version', 'donor_sealed'])
    .where('donation_id', 'in', donations)
    .orderBy('donation_id')
    .orderBy('version', 'desc')
    .execute()
  return new Map(
    rows.map(({ donation_id: id, version, donor_sealed }) => [id, openDonor(deps, id, version, donor_sealed)]),
  )
}
