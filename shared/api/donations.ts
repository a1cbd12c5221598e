/** A donor's gifts and receipts. Each throws `ApiError`. */
import { donationHistorySchema, donationYearsSchema } from '../contract/donationHistory.ts'
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
