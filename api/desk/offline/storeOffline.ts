import type { OfflineDonation } from '../../../shared/contract/staff/offlineDonation.ts'
import { recordFact } from '../../accounting/ledger/recordFact.ts'
import { prepareDonation } from '../../accounting/ledger/prepareDonation.ts'
import { issueReceipt } from '../../accounting/receipts/issueReceipt.ts'
import { audit } from '../../audit/audit.ts'
import type { TranslatedProject } from '../../projects/project.ts'
import { middleOf } from './middleOf.ts'
import { type DonorColumns, offlineDonor } from './offlineDonor.ts'
import { offlinePurpose } from './offlinePurpose.ts'
import { txnIdOf } from './txnIdOf.ts'
import type { Sealing } from '../../storage/database.ts'

interface StoredOffline {
  id: number
  donor: DonorColumns
  /** The receipt's number. */
  receipt: string
}

/**
 * Stores a checked entry: a new donor, the donation, its fact, its receipt, and who entered it. Call it in a transaction, whose `db` is in `deps`.
 * @param actor the account of the member of staff
 * @throws Refused 422 `unknown` at `purpose_id` or `donor`
 */
export async function storeOffline(
  deps: Sealing,
  entry: OfflineDonation,
  project: Pick<TranslatedProject, 'id' | 'donation_type'>,
  actor: number,
): Promise<StoredOffline> {
  const { db } = deps
  const at = deps.now()
  const paidAt = middleOf(entry.day, at)
  const purpose = await offlinePurpose(db, project.id, entry.purpose_id)
  const donor = await offlineDonor(deps, entry)
  const { id } = await prepareDonation(db, {
    txn_id: txnIdOf(entry.key),
    ...donor,
    project_id: project.id,
    ...purpose,
    donation_type: project.donation_type,
    amount: Number(entry.amount),
    source: 'offline',
    mode: entry.mode,
    provider_id: entry.reference || null,
    language: entry.language,
    form_fields: '{}',
    created_at: at,
    recorded_at: at,
    settled_at: paidAt,
  })
  const reference = entry.reference ? { reference: entry.reference } : {}
  await recordFact(db, {
    donationId: id,
    event: 'taken_offline',
    actor,
    at,
    effectiveAt: paidAt,
    note: entry.note,
    ...reference,
  })
  const receipt = await issueReceipt(db, deps, id, paidAt)
  await audit(deps, { actor, action: 'donation.taken_offline', subject: { kind: 'donation', id } })
  return { id, donor, receipt }
}
