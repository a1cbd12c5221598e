/** Receipts and their versions, for the trust's accountants. Each throws `ApiError`. */
import { type CorrectReceipt, correctedReceiptSchema, staffReceiptSchema } from '../../contract/staff/correctReceipt.ts'
import { query } from '../query.ts'
import type { Transport } from '../transport.ts'

export const staffReceipt = (t: Transport, txnId: string) =>
  t.get(`staff/receipt${query({ txn_id: txnId })}`, staffReceiptSchema)

/** Path of one version as PDF. */
export const staffReceiptPdf = (txnId: string, version: number): string =>
  `staff/receipt-pdf${query({ txn_id: txnId, version })}`

export const correctReceipt = (t: Transport, wanted: CorrectReceipt) =>
  t.post('staff/correct-receipt', wanted, correctedReceiptSchema)
