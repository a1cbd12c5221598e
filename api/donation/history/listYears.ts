import type { DonationYear } from '../../../shared/contract/donation/donationHistory.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { financialYear } from '../../payment/financialYear.ts'
import { ownDonations } from './listDonations.ts'

/**
 * `GET donation/years` (our addition). The Indian financial years with donations of the caller, newest first, with their totals. A
 * donation counts in `total` with what was paid and neither refunded nor lost.
 */
export async function listYears({ deps, session }: Call<Session>): Promise<Answer> {
  const rows = await ownDonations(deps, session.userId)
    .innerJoin('donation_balances', 'donation_balances.donation_id', 'donations.id')
    .select(['net_rupees', 'settled_at', 'created_at'])
    .execute()
  const years = new Map<string, DonationYear>()
  for (const row of rows) {
    const year = financialYear(row.settled_at ?? row.created_at)
    const sum = years.get(year) ?? { year, gifts: 0, confirmed: 0, total: 0 }
    sum.gifts += 1
    if (row.net_rupees > 0) sum.confirmed += 1
    sum.total += row.net_rupees
    years.set(year, sum)
  }
  return { data: [...years.values()].toSorted((a, b) => b.year.localeCompare(a.year)) }
}
