import type { Dependencies } from '../../dependencies.ts'
import { counted } from '../../donation/history/listDonations.ts'
import { financialYearBounds } from '../../payment/financialYear.ts'
import { openDonor } from '../receipts/sealDonor.ts'
import type { ReceiptDonor } from '../receipts/snapshot.ts'

/** The donors of a year's receipts by donation, each as the newest version names them. One statement for all of them. */
export async function readReceiptDonors(
  deps: Pick<Dependencies, 'db' | 'vault'>,
  year: string,
): Promise<Map<number, ReceiptDonor | null>> {
  const { from, before } = financialYearBounds(year)
  const rows = await deps.db
    .selectFrom('receipt_versions')
    .innerJoin('donations', 'donations.id', 'receipt_versions.donation_id')
    .distinctOn('receipt_versions.donation_id')
    .select(['receipt_versions.donation_id', 'version', 'donor_sealed'])
    .where(counted, '>=', from)
    .where(counted, '<', before)
    .orderBy('receipt_versions.donation_id')
    .orderBy('version', 'desc')
    .execute()
  return new Map(
    rows.map(({ donation_id: id, version, donor_sealed }) => [id, openDonor(deps, id, version, donor_sealed)]),
  )
}
