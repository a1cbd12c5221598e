import type { StaffDonationRow } from '../../shared/contract/staff/donations.ts'
import type { Language } from '../../shared/languages.ts'
import type { Donation } from '../donation/findDonation.ts'
import { inLanguage } from '../storage/inLanguage.ts'
import type { Reading } from '../storage/database.ts'

/** What a list shows of donations, with the names that they refer to. */
export async function describeRows(
  { db }: Reading,
  donations: readonly Donation[],
  language: Language,
): Promise<StaffDonationRow[]> {
  if (donations.length === 0) return []
  const ids = donations.map(({ id }) => id)
  const named = await db
    .selectFrom('donations')
    .leftJoin('users', 'users.id', 'donations.user_id')
    .leftJoin('donors', 'donors.id', 'donations.donor_id')
    .leftJoin('partners', 'partners.id', 'donations.partner_id')
    .leftJoin('receipts', 'receipts.donation_id', 'donations.id')
    .where('donations.id', 'in', ids)
    .select((eb) => [
      'donations.id',
      'partners.name as partner',
      'receipts.number as receipt',
      eb.fn.coalesce('users.full_name', 'donors.full_name').as('donor'),
    ])
    .execute()
  const projects = await db.selectFrom(inLanguage('projects', language)).select(['id', 'title']).execute()
  const [namesOf, titleOf] = [
    new Map(named.map((row) => [row.id, row])),
    new Map(projects.map((row) => [row.id, row.title])),
  ]
  return donations.map((donation) => {
    const names = namesOf.get(donation.id)
    return {
      id: donation.id,
      txn_id: donation.txn_id,
      at: (donation.settled_at ?? donation.created_at).toISOString(),
      donor: names?.donor ?? null,
      project: titleOf.get(donation.project_id) ?? '',
      purpose: donation.purpose_text,
      amount: donation.amount,
      state: donation.state,
      mode: donation.mode,
      partner: names?.partner ?? null,
      receipt: names?.receipt ?? null,
    }
  })
}
