/** The calls that make a gift (specification, section 7). Each throws `ApiError`; none is ever repeated by itself. */
import * as z from 'zod/mini'
import {
  type DonationRecord,
  donationStatusSchema,
  handoverSchema,
  type PaymentDetailRequest,
  paymentDetailSchema,
} from '../contract/donation.ts'
import type { Transport } from './transport.ts'

export const paymentDetail = (t: Transport, request: PaymentDetailRequest) =>
  t.post('donation/payment-detail', request, paymentDetailSchema)

/** Records the gift; the answer's data carries nothing that is needed. */
export const addDonation = (t: Transport, record: DonationRecord) =>
  t.post('donation/add-donation', record, z.unknown())

/** What the server knows of a gift, after it asked the provider. */
export const updateStatus = (t: Transport, txnId: string) =>
  t.post('donation/update-status', { txn_id: txnId }, donationStatusSchema)

export const handover = (t: Transport, code: string) => t.post('donation/handover', { code }, handoverSchema)
