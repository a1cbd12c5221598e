/** `POST donation/receipt { txn_id }` (our addition): the content of a receipt. Only the owner of a confirmed donation gets it. */
import * as z from 'zod/mini'
import { countSchema, idSchema, rupeesSchema, txnIdSchema } from './basics.ts'
import { detailSchema } from './content/contact.ts'
import { addressSchema } from './people/profile.ts'

/**
 * Amounts in whole rupees; the client writes the amount in words, in the reader's language. `issued_at` and `given_at` are ISO instants.
 * Name, address and PAN (masked) of the donor are those of the profile; '' or null if it has none.
 */
export const receiptSchema = z.object({
  number: z.string(),
  issued_at: z.string(),
  given_at: z.string(),
  year: z.string(),
  txn_id: txnIdSchema,
  /** The provider's own number of the payment. */
  payment_id: z.nullish(z.string()),
  amount: rupeesSchema,
  project: z.object({ id: idSchema, title: z.string() }),
  purpose: z.nullish(z.string()),
  /** With it the donor can repeat the donation for the same purpose. */
  purpose_id: z.nullish(idSchema),
  /** The name that the donor asked to have written, for a purpose such as `In memory of a loved one`. */
  dedicated_to: z.nullish(z.string()),
  /** The quantity of base amounts, for the fixed type. */
  quantity: z.nullish(countSchema),
  items: z.array(z.object({ id: idSchema, title: z.string(), qty: countSchema, price: rupeesSchema })),
  donor: z.object({ name: z.string(), email: z.string(), address: addressSchema, pan: z.nullish(z.string()) }),
  trust: z.object({
    name: z.string(),
    address: z.string(),
    email: z.nullish(z.string()),
    phone: z.nullish(z.string()),
    registrations: z.array(detailSchema),
  }),
})
export type Receipt = z.infer<typeof receiptSchema>
