/** The contact details as the donation form reads them. Apart from `contact.ts`: the site shows no limits, so its pages do not load them. */
import * as z from 'zod/mini'
import { rupeesSchema } from '../basics.ts'
import { contactSchema } from './contact.ts'

export const contactWithLimitsSchema = z.extend(contactSchema, {
  /** The most that one payment by UPI can have, in rupees, as the content's rules say for today (our addition). */
  upi_limit: z.nullish(rupeesSchema),
})
export type ContactWithLimits = z.infer<typeof contactWithLimitsSchema>
