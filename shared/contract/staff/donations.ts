/** Donations as the staff desk lists them. */
import * as z from 'zod/mini'
import { idSchema, rupeesSchema, txnIdSchema } from '../basics.ts'
import { daySchema } from '../day.ts'
import { donationModes, donationStates } from '../donationState.ts'
import { countTextSchema, totalSchema } from '../paging.ts'

/** Orders of the list, as in the address of the desk; the usual one first. */
export const donationOrders = ['-at', 'at', '-amount', 'amount'] as const

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

/** `at` is the ISO instant that decides the day and the financial year. `donor` is null if the account is deleted. */
export const staffDonationRowSchema = z.object({
  id: idSchema,
  txn_id: txnIdSchema,
  at: z.string(),
  donor: z.nullable(z.string()),
  project: z.string(),
  purpose: z.nullable(z.string()),
  amount: rupeesSchema,
  state: z.enum(donationStates),
  mode: z.enum(donationModes),
  partner: z.nullable(z.string()),
  receipt: z.nullable(z.string()),
})
export type StaffDonationRow = z.output<typeof staffDonationRowSchema>

/** `totals` of all that match, on the first page only: how many, and what counts of them in whole rupees. */
export const staffDonationsSchema = z.object({
  rows: z.array(staffDonationRowSchema),
  next: z.nullable(z.string()),
  totals: z.nullable(z.object({ count: totalSchema, net: totalSchema })),
})
export type StaffDonations = z.output<typeof staffDonationsSchema>
