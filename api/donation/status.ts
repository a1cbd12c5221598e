import type { DonationStatus } from '../../shared/contract/donation.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Language } from '../../shared/languages.ts'
import type { Donation } from './findDonation.ts'
import { stateRules } from '../ledger/states.ts'
import { inLanguage } from '../storage/inLanguage.ts'

/** Donations as their owner sees them, with titles in the reader's language. It makes three queries for any number of donations. */
export async function describeDonations(
  deps: Pick<Dependencies, 'db'>,
  donations: readonly Donation[],
  language: Language,
): Promise<DonationStatus[]> {
  if (donations.length === 0) return []
  const ids = donations.map((donation) => donation.id)
  const purposeIds = donations.map((donation) => donation.purpose_id).filter((id) => id !== null)
  const [projects, purposes, items] = await Promise.all([
    deps.db.selectFrom(inLanguage('projects', language)).selectAll().execute(),
    purposeIds.length === 0
      ? []
      : deps.db.selectFrom(inLanguage('purposes', language)).selectAll().where('id', 'in', purposeIds).execute(),
    deps.db.selectFrom('donation_items').selectAll().where('donation_id', 'in', ids).orderBy('item_id').execute(),
  ])
  return donations.map((donation) => {
    const project = projects.find((row) => row.id === donation.project_id)
    const purpose = purposes.find((row) => row.id === donation.purpose_id)
    return {
      txn_id: donation.txn_id,
      ...progressOf(donation),
      amount: donation.amount,
      ...(project ? { project: { id: project.id, title: project.title } } : {}),
      purpose: purpose ? { id: purpose.id, title: purpose.title } : null,
      items: items
        .filter((item) => item.donation_id === donation.id)
        .map((item) => ({ id: item.item_id, qty: item.qty })),
      created_at: donation.created_at.toISOString(),
      reason: donation.reason,
      partner: donation.partner_name,
    }
  })
}

/** How far the payment is, in the contract's terms. */
export function progressOf(donation: Donation): Pick<DonationStatus, 'payment_status' | 'stage'> {
  const { stage, asked_at, answered_at } = donation
  const { status } = stateRules[donation.state]
  if (status !== 'pending') return { payment_status: status, stage: 'settled' }
  // Without an answer of the provider the payment may have arrived. The donor must not pay again because of that.
  if (asked_at && (!answered_at || answered_at < asked_at)) return { payment_status: 'pending', stage: 'settling' }
  // Recorded, and never seen at the provider: nobody has started to pay.
  return { payment_status: 'pending', stage: stage ?? 'opened' }
}
