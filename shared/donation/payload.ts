/** A valid donation in the format of the API (specification, section 3, "Donation payload"). */
import type { Touch } from '../contract/attribution.ts'
import type { DonationRecord, PaymentDetailRequest } from '../contract/donation/donation.ts'
import { kindOf } from '../kinds/kinds.ts'
import { answersOnWire } from './answers.ts'
import type { ValidDonation } from './validate.ts'

/** @param touch the visit's attribution, if known */
export const paymentDetailRequest = (donation: ValidDonation, touch: Touch | null = null): PaymentDetailRequest => ({
  project_id: donation.form.projectId,
  amount: donation.amount,
  ...answersOnWire(donation),
  items: kindOf(donation.form).items(donation.form),
  ...touch,
})

export const donationRecord = (donation: ValidDonation, txnId: string, touch: Touch | null = null): DonationRecord => ({
  project_id: donation.form.projectId,
  ...answersOnWire(donation),
  purpose_text: donation.form.purposes.find(({ id }) => id === donation.purposeId)?.title ?? '',
  items: kindOf(donation.form).items(donation.form),
  donation_type: donation.form.type,
  donation_amount: donation.amount,
  txn_id: txnId,
  ...touch,
})
