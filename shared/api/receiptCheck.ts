/** What the page that checks receipts asks. Each throws `ApiError`. */
import { receiptCheckSchema, receiptKeysSchema } from '../contract/donation/receiptCheck.ts'
import { query } from './query.ts'
import type { Transport } from './transport.ts'

/** Every public key that ever signed receipts. */
export const receiptKeys = (t: Transport) => t.get('receipt-keys', receiptKeysSchema)

/** Whether a receipt was refunded, corrected or cancelled later. Sends its number and nothing else; 404 for an unknown one. */
export const receiptCheck = (t: Transport, number: string) =>
  t.get(`receipt-check${query({ number })}`, receiptCheckSchema)
