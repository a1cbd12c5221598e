/** Query of the desk's list of donations. A file of its own: only the API reads it, so the site does not load it. */
import * as z from 'zod/mini'
import { daySchema } from '../day.ts'
import { donationModes } from '../donation/donationMode.ts'
import { donationStates } from '../donation/donationState.ts'
import { countTextSchema } from '../paging.ts'
import { donationOrders } from './donations.ts'

/**
 * Query of `GET staff/donations`. Days are Indian days, both included; amounts are whole rupees. `search` is a transaction id, a receipt number, the provider's
 * id, an e-mail address, or the beginning of the donor's name. `after` is the `next` of the page before. Without `state`, attempts that never left the form are left out.
 */
export const staffDonationsQuerySchema = z.object({
  state: z.optional(z.enum(donationStates)),
  from: z.optional(daySchema),
  to: z.optional(daySchema),
  project: z.optional(countTextSchema),
  purpose: z.optional(countTextSchema),
  mode: z.optional(z.enum(donationModes)),
  partner: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'invalid'))),
  least: z.optional(countTextSchema),
  most: z.optional(countTextSchema),
  search: z.optional(z.string().check(z.trim(), z.maxLength(120, 'too_long'))),
  sort: z._default(z.enum(donationOrders), '-at'),
  after: z.optional(countTextSchema),
  format: z._default(z.enum(['json', 'csv']), 'json'),
})
export type StaffDonationsQuery = z.output<typeof staffDonationsQuerySchema>
