/** Donations as the staff desk lists them, and what its first page warns about. Each call throws `ApiError`. */
import * as z from 'zod/mini'
import { daySchema, idSchema, moneySchema, query, rupeesSchema, txnIdSchema } from '../basics.ts'
import { donationModes } from '../donation/donation.ts'
import { donationStates } from '../donation/donationState.ts'
import { countTextSchema, type Filters, totalSchema } from '../paging.ts'
import type { Transport } from '../transport.ts'

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

/**
 * `totals` of all that match, on the first page only: how many count, and their sum in rupees. They are paid, and neither refunded nor lost nor disputed. `others`:
 * how many more the list has, e.g. attempts without a payment.
 */
export const staffDonationsSchema = z.object({
  rows: z.array(staffDonationRowSchema),
  next: z.nullable(z.string()),
  totals: z.nullable(z.object({ count: totalSchema, net: moneySchema, others: totalSchema })),
})
export type StaffDonations = z.output<typeof staffDonationsSchema>

/**
 * Payload of the desk's searches. What people search for is a name, an e-mail address or a phone number. It is never in a query: addresses get into logs and
 * histories. Filters that say nothing about a person are in the query.
 */
export const searchSchema = z.object({
  search: z.optional(z.string().check(z.trim(), z.maxLength(120, 'too_long'))),
})

/**
 * Query of `POST staff/donations`. Days are Indian days, both included; amounts are whole rupees. The payload's `search` is a transaction id, a receipt number, the provider's
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
  sort: z._default(z.enum(donationOrders), '-at'),
  after: z.optional(countTextSchema),
  format: z._default(z.enum(['json', 'csv']), 'json'),
})
export type StaffDonationsQuery = z.output<typeof staffDonationsQuerySchema> & { search?: string | undefined }

// What staff must know as soon as they open the desk: mails that are not sent, and payments that fail more often than usual.

/** Answer of `GET staff/attention`. Moments are ISO instants. */
export const attentionSchema = z.object({
  mails: z.object({
    /** Mails whose first try failed and that are still to be sent. */
    late: z.number(),
    /** When the oldest of them was written. */
    since: z.nullable(z.string()),
    /** What the mail server answered last. */
    reason: z.nullable(z.string()),
  }),
  payments: z.object({
    /** Online payments that ended in the last 24 hours. */
    paid: z.number(),
    failed: z.number(),
    /** How many of a hundred failed in the 28 days before; null if there were too few. */
    usual_percent: z.nullable(z.number()),
    unusual: z.boolean(),
    /** Payments without the provider's answer for more than an hour. */
    unsettled: z.number(),
  }),
  /** Cheques that are in hand for more than 30 days. `oldest`: its donation and the Indian day on which it was received; null if there is none. */
  cheques: z.object({ count: z.number(), oldest: z.nullable(z.object({ txn_id: txnIdSchema, day: daySchema })) }),
})
export type Attention = z.infer<typeof attentionSchema>

export const staffDonations = (t: Transport, { search, ...filters }: Filters, sort: string, after: string | null) =>
  t.post(`staff/donations${query({ ...filters, sort, after: after ?? undefined })}`, { search }, staffDonationsSchema)

/** What the desk's first page warns about. */
export const readAttention = (t: Transport) => t.get('staff/attention', attentionSchema)

/** The same list as a CSV file: path and payload of the call. */
export const staffDonationsCsv = ({ search, ...filters }: Filters, sort: string) => ({
  path: `staff/donations${query({ ...filters, sort, format: 'csv' })}`,
  json: { search },
})
