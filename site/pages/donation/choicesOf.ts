import type { DonationStatus } from '../../../shared/contract/donation/donation.ts'
import type { DonateQuery } from '../../../shared/donation/address/donateAddress.ts'

/** The dialog's presets for the same donation again. */
export const choicesOf = ({ project, amount, purpose, items }: DonationStatus): DonateQuery => ({
  projectId: project?.id,
  amount,
  purposeId: purpose?.id,
  items: items?.length ? items : undefined,
})
