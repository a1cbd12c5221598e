/** `POST donation/receipt-returns { txn_id }` (our addition): whether money of an own donation went back after its receipt was issued. */
import * as z from 'zod/mini'

/** In the reader's language, with amount and Indian day of each refund or lost dispute, and what is left. Null if nothing went back. */
export const receiptReturnsSchema = z.nullable(z.object({ heading: z.string(), lines: z.array(z.string()) }))
export type ReceiptReturns = z.infer<typeof receiptReturnsSchema>
