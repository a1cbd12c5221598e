/** A donor's donations and receipts. Each throws `ApiError`. */
import { donationHistorySchema, donationYearsSchema } from '../contract/donation/donationHistory.ts'
import {
  type DedicationRequest,
  dedicationSchema,
  donationOutcomeSchema,
} from '../contract/donation/donationOutcome.ts'
import { receiptSchema } from '../contract/donation/receipt.ts'
import type { PageRequest } from '../contract/paging.ts'
import { query } from './query.ts'
import type { Transport } from './transport.ts'

/** The donor's own donations, newest first. `year` is a financial year such as `2026-27`; leave it out for all. */
export const donations = (t: Transport, { page, perPage, year }: PageRequest & { year?: string | undefined }) =>
  t.get(`donation${query({ page, per_page: perPage, year })}`, donationHistorySchema)

export const donationYears = (t: Transport) => t.get('donation/years', donationYearsSchema)

/** Only the owner of a confirmed donation gets the receipt; others get 404. */
export const receipt = (t: Transport, txnId: string) => t.post('donation/receipt', { txn_id: txnId }, receiptSchema)

/** The server asks the provider first, then answers the result of the donor's own donation, with its receipt if there is one. */
export const donationOutcome = (t: Transport, txnId: string) =>
  t.post('donation/update-status', { txn_id: txnId }, donationOutcomeSchema)

/** Adds the PAN of the profile to a receipt that has none. */
export const addPanToReceipt = (t: Transport, txnId: string) => t.post('donation/receipt-pan', { txn_id: txnId })

/** Paths of files, which are downloaded with the token. */
export const receiptPdfPath = (txnId: string, layout: 'a4' | 'phone'): string =>
  `donation/receipt-pdf${query({ txn_id: txnId, layout })}`
export const statementPath = (year: string, format: 'pdf' | 'csv'): string =>
  `donation/statement${query({ year, format })}`

/** Mails the receipt again, to the account's own address. */
export const mailReceipt = (t: Transport, txnId: string) => t.post('donation/mail-receipt', { txn_id: txnId })

/** Sets the name to be written for a donation; '' removes it. */
export const dedicate = (t: Transport, request: DedicationRequest) =>
  t.post('donation/dedication', request, dedicationSchema)
