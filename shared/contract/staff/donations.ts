/** Donations as the staff desk lists them. */
import * as z from 'zod/mini'
import { idSchema, rupeesSchema, txnIdSchema } from '../basics.ts'
import { donationModes } from '../donation/donationMode.ts'
import { donationStates } from '../donation/donationState.ts'
import { totalSchema } from '../paging.ts'

/** Orders of the list, as in the address of the desk; the usual one first. */
export const donationOrders = ['-at', 'at', '-amount', 'amount'] as const

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
