/** What the donor can choose in a project: `POST donation/require-item` (specification, sections 3 and 7). */
import * as z from 'zod/mini'
import { idSchema, rupeesSchema } from './basics.ts'

export const givingRequestSchema = z.object({ project_id: idSchema })

/**
 * An item of an item project. A missing price counts as 0, a missing quantity as 1 (specification, section 5). `unit` names in the reader's language what the
 * price is for, e.g. `per meal`. It is our addition to the contract and may be absent.
 */
export const itemSchema = z.object({
  id: idSchema,
  title: z.nullish(z.string()),
  name: z.nullish(z.string()),
  image: z.nullish(z.string()),
  price: z.nullish(rupeesSchema),
  quantity: z.nullish(rupeesSchema),
  unit: z.nullish(z.string()),
})

/** `asks_name`: the purpose promises to write a name, which the donor can give after the payment. It is our addition to the contract and may be absent. */
export const purposeSchema = z.object({ id: idSchema, title: z.string(), asks_name: z.nullish(z.boolean()) })
export type Purpose = z.infer<typeof purposeSchema>

/** A suggested amount of a flexible project, in rupees, with what it does. It is our addition to the contract and may be absent. */
export const suggestionSchema = z.object({ amount: rupeesSchema, label: z.string() })
export type Suggestion = z.infer<typeof suggestionSchema>

/**
 * `donation_amount` is the base amount of a fixed project in rupees. If it is absent, the specification's constant applies. The widget reads NaN if the
 * server's value breaks the contract (`lean.ts`).
 */
export const givingSchema = z.object({
  items: z.array(itemSchema),
  purpose: z.array(purposeSchema),
  donation_amount: z.nullish(rupeesSchema),
  suggested_amounts: z.nullish(z.array(suggestionSchema)),
})
export type Giving = z.infer<typeof givingSchema>
