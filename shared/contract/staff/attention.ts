/** What staff must know as soon as they open the desk: mails that are not sent, and payments that fail more often than usual. */
import * as z from 'zod/mini'

/** Answer of `GET staff/attention`. Moments are ISO instants. */
export const attentionSchema = z.object({
  mails: z.object({
    /** Mails whose first try failed and that are still to be sent. */
    late: z.number(),
    /** When the oldest of them was written. */
    since: z.nullable(z.string()),
    /** What the mail server answered last. */
    reason: z.nullable(z.string()),
    /** Mails of the last seven days that did not arrive. */
    lost: z.number(),
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
})
export type Attention = z.infer<typeof attentionSchema>
