/** `GET receipt-keys` and `GET receipt-check` (our additions): what the page that checks a receipt's QR code asks. Anybody may. */
import * as z from 'zod/mini'
import { countSchema, rupeesSchema } from '../basics.ts'

/** One of the trust's public keys (P-256), as a JSON Web Key has it. */
export const publicKeySchema = z.object({ id: z.string(), x: z.string(), y: z.string() })
export type PublicKey = z.output<typeof publicKeySchema>

/** Answer of `GET receipt-keys`: every key that ever signed receipts. */
export const receiptKeysSchema = z.array(publicKeySchema)

/** Query of `GET receipt-check`: what is on the paper, and nothing about the donor. */
export const receiptCheckQuerySchema = z.object({ number: z.string().check(z.maxLength(60)) })

/**
 * Answer: what happened after the receipt was issued. `newest` is the newest version of the receipt. `refunded` is rupees, 0 for none. `whole`: nothing of the
 * donation is left. `cancelled`: the trust cancelled an offline donation. 404 for an unknown number.
 * 409 `receipt_restored`: the number may have been given before the trust restored a backup, so its list does not know it.
 */
export const receiptCheckSchema = z.object({
  newest: countSchema,
  refunded: rupeesSchema,
  whole: z.boolean(),
  cancelled: z._default(z.boolean(), false),
})
export type ReceiptCheck = z.infer<typeof receiptCheckSchema>
