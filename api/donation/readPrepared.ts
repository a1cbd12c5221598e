import type { DonationRecord } from '../../shared/contract/donation/donation.ts'
import { fallbackLanguage } from '../../shared/languages.ts'
import type { Session } from '../call.ts'
import { inLanguage } from '../storage/inLanguage.ts'
import type { ProjectTable } from '../storage/tables/givingTables.ts'
import { type Donation, donationColumns } from './findDonation.ts'
import type { Database } from '../storage/database.ts'

export interface PreparedDonation {
  donation: Donation
  project: Pick<ProjectTable, 'id' | 'donation_type' | 'base_amount'>
  /** The purpose that the record names, with its English title for the ledger; null if it does not belong to the project. */
  purpose: { id: number; title: string } | null
}

/**
 * The caller's own prepared donation, and what its record is checked against, in one statement. Null if the caller may not see it.
 * @param lock whether nobody else may change it until the transaction ends
 */
export async function readPrepared(
  db: Database,
  session: Session,
  { txn_id, purpose_id }: DonationRecord,
  lock = false,
): Promise<PreparedDonation | null> {
  let query = db
    .selectFrom('donations')
    .innerJoin('projects', 'projects.id', 'donations.project_id')
    .leftJoin(inLanguage('purposes', fallbackLanguage), (join) =>
      join.onRef('purposes.project_id', '=', 'projects.id').on('purposes.id', '=', purpose_id),
    )
    .select(donationColumns)
    .select(['projects.donation_type as project_type', 'base_amount', 'purposes.title as purpose_title'])
    .where('txn_id', '=', txn_id)
    .where('user_id', '=', session.userId)
  if (session.scope === 'donate') query = query.where('partner_origin', '=', session.origin)
  const row = await query.$if(lock, (found) => found.forUpdate('donations')).executeTakeFirst()
  if (!row) return null
  const { project_type, base_amount, purpose_title, ...donation } = row
  return {
    donation,
    project: { id: donation.project_id, donation_type: project_type, base_amount },
    purpose: purpose_title === null ? null : { id: purpose_id, title: purpose_title },
  }
}
