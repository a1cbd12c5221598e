/** What staff must know as soon as they open the desk: mails that are not sent, and payments that fail more often than usual. */
import * as z from 'zod/mini'

/**
 * Answer of `GET staff/attention`. `mails.late`: mails whose first try failed and that are still to be sent; `mails.since`: when the oldest of them was written;
 * `mails.reason`: what the mail server said last; `mails.lost`: mails of the last seven days that are given up. `payments`: online payments of the last 24 hours
 * that ended; `usual_percent`: how many of a hundred failed in the 28 days before, null if too few were tried. `unsettled`: donors who paid, as far as they know,
 * more than an hour ago, and the provider has not answered.
 */
export const attentionSchema = z.object({
  mails: z.object({
    late: z.number(),
    since: z.nullable(z.string()),
    reason: z.nullable(z.string()),
    lost: z.number(),
  }),
  payments: z.object({
    paid: z.number(),
    failed: z.number(),
    usual_percent: z.nullable(z.number()),
    unusual: z.boolean(),
    unsettled: z.number(),
  }),
})
export type Attention = z.infer<typeof attentionSchema>
