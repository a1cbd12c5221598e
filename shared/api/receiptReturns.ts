import { receiptReturnsSchema } from '../contract/donation/receiptReturns.ts'
import type { Transport } from './transport.ts'

/** What went back of an own donation since its receipt; null if nothing did. 404 as for the receipt itself. Throws `ApiError`. */
export const receiptReturns = (t: Transport, txnId: string) =>
  t.post('donation/receipt-returns', { txn_id: txnId }, receiptReturnsSchema)
