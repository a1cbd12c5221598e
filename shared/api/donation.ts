/** The calls that make a donation (specification, section 7). Each throws `ApiError`; the client never repeats one by itself. */
import {
  type DonationRecord,
  donationStatusSchema,
  handoverSchema,
  type PaymentDetailRequest,
  paymentDetailSchema,
} from '../contract/donation/donation.ts'
import type { Transport } from './transport.ts'

export const paymentDetail = (t: Transport, request: PaymentDetailRequest) =>
  t.post('donation/payment-detail', request, paymentDetailSchema)

/** Records the donation. Nothing needs the `data` of the answer. */
export const addDonation = (t: Transport, record: DonationRecord) => t.post('donation/add-donation', record)

/** The server asks the provider first, then answers the donation's status. */
export const updateStatus = (t: Transport, txnId: string) =>
  t.post('donation/update-status', { txn_id: txnId }, donationStatusSchema)

export const handover = (t: Transport, code: string) => t.post('donation/handover', { code }, handoverSchema)
