import type { DonationStatus } from '../../../shared/contract/donation.ts'
import type { DonateQuery } from '../../../shared/donation/donateAddress.ts'

/** What the dialog is opened with for the same gift once more. */
export const choicesOf = ({ project, amount, purpose, items }: DonationStatus): DonateQuery => ({
  projectId: project?.id,
  amount,
  purposeId: purpose?.id,
  items: items?.length ? items : undefined,
})
