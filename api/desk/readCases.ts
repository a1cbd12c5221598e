import type { StaffDonation } from '../../shared/contract/staff/donation.ts'
import type { Dependencies } from '../dependencies.ts'

/** The differences to the provider's records that were found about a donation, newest first. */
export async function readCases(db: Dependencies['db'], donationId: number): Promise<StaffDonation['cases']> {
  const rows = await db
    .selectFrom('cases')
    .select(['id', 'code', 'day', 'closed_at'])
    .where('donation_id', '=', donationId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ closed_at, ...row }) => ({ ...row, open: closed_at === null }))
}
