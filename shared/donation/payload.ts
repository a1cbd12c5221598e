/** A valid donation in the format of the API (specification, section 3, "Donation payload"). */
import type { Touch } from '../contract/attribution.ts'
import type { DonationRecord, PaymentDetailRequest } from '../contract/donation/donation.ts'
import { kindOf } from '../kinds/kinds.ts'
import { answersOnWire } from './checkAnswers.ts'
import type { ValidDonation } from './validate.ts'
import { withId } from './withId.ts'

/** Old libraries give every array a `toJSON` that makes a string of it (Prototype 1.6). This one stays an array in the JSON. */
export const staysArray = <Entry>(list: Entry[]): Entry[] => Object.defineProperty(list, 'toJSON', { value: undefined })

const itemsOf = ({ form }: ValidDonation): Array<{ id: number; qty: number }> => staysArray(kindOf(form).items(form))

/** @param touch the visit's attribution, if known */
export const paymentDetailRequest = (donation: ValidDonation, touch: Touch | null = null): PaymentDetailRequest => ({
  project_id: donation.form.projectId,
  amount: donation.amount,
  ...answersOnWire(donation),
  items: itemsOf(donation),
  ...touch,
})

export const donationRecord = (donation: ValidDonation, txnId: string, touch: Touch | null = null): DonationRecord => ({
  project_id: donation.form.projectId,
  ...answersOnWire(donation),
  purpose_text: withId(donation.form.purposes, donation.purposeId)?.title ?? '',
  items: itemsOf(donation),
  donation_type: donation.form.type,
  donation_amount: donation.amount,
  txn_id: txnId,
  ...touch,
})
