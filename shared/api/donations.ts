/** A donor's gifts and receipts. Each throws `ApiError`. */
import * as z from 'zod/mini'
import { donationHistorySchema, donationYearsSchema } from '../contract/donationHistory.ts'
import { type DedicationRequest, dedicationSchema, donationOutcomeSchema } from '../contract/donationOutcome.ts'
import { receiptSchema } from '../contract/receipt.ts'
import type { Transport } from './transport.ts'

/** Own gifts, newest first; `year` is a financial year such as `2026-27`, absent for all. */
export const donations = (t: Transport, query: { page: number; perPage: number; year?: string | undefined }) =>
  t.get(
    `donation?page=${query.page}&per_page=${query.perPage}${query.year ? `&year=${query.year}` : ''}`,
    donationHistorySchema,
  )

export const donationYears = (t: Transport) => t.get('donation/years', donationYearsSchema)

/** Only for the owner, and only of a confirmed gift: 404 otherwise. */
export const receipt = (t: Transport, txnId: string) => t.post('donation/receipt', { txn_id: txnId }, receiptSchema)

/** What became of an own donation, after the server asked the provider; with the receipt once there is one. */
export const donationOutcome = (t: Transport, txnId: string) =>
  t.post('donation/update-status', { txn_id: txnId }, donationOutcomeSchema)

/** Mails the receipt again, to the account's own address. */
export const mailReceipt = (t: Transport, txnId: string) =>
  t.post('donation/mail-receipt', { txn_id: txnId }, z.unknown())

/** The name to be written for a donation; '' takes it back. */
export const dedicate = (t: Transport, request: DedicationRequest) =>
  t.post('donation/dedication', request, dedicationSchema)
