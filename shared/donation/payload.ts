/** A valid donation as the wire wants it (specification, section 3, "Donation payload"). */
import type { DonationRecord, PaymentDetailRequest } from '../contract/donation.ts'
import type { ValidDonation } from './validate.ts'

const itemsOf = ({ form }: ValidDonation) =>
  form.type === 'item'
    ? form.items.filter((line) => line.quantity > 0).map((line) => ({ id: line.id, qty: line.quantity }))
    : []

export const paymentDetailRequest = (donation: ValidDonation): PaymentDetailRequest => ({
  project_id: donation.form.projectId,
  amount: donation.amount,
  purpose_id: donation.purposeId,
  items: itemsOf(donation),
})

export const donationRecord = (donation: ValidDonation, txnId: string): DonationRecord => ({
  project_id: donation.form.projectId,
  purpose_id: donation.purposeId,
  purpose_text: donation.form.purposes.find((purpose) => purpose.id === donation.purposeId)?.title ?? '',
  items: itemsOf(donation),
  donation_type: donation.form.type,
  donation_amount: donation.amount,
  txn_id: txnId,
})
