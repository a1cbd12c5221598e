/** The first page of the staff desk, and what its navigation counts. Each call throws `ApiError`. */
import * as z from 'zod/mini'
import { idSchema } from '../basics.ts'
import { donationModes } from '../donation/donation.ts'
import { totalSchema } from '../paging.ts'
import type { Transport } from '../transport.ts'

export const spanNames = ['day', 'month', 'year'] as const
export type SpanName = (typeof spanNames)[number]

/** Donations that count: paid, and neither refunded nor lost nor disputed. The sum is exact, in paise: less what went back in part. */
const sums = { count: totalSchema, net_paise: z.int() }

/**
 * Answer of `GET staff/overview`. Today, this month and this financial year (April to March) in Indian time; `from` and `to` are their first and last days, both included. The
 * parts of a span are sorted by their sum. `registrations`: those of the trust that end within 90 days or have ended; `days` is less than 0 after the last one.
 */
export const overviewSchema = z.object({
  spans: z.array(
    z.object({
      span: z.enum(spanNames),
      from: z.string(),
      to: z.string(),
      ...sums,
      modes: z.array(z.object({ mode: z.enum(donationModes), ...sums })),
      projects: z.array(z.object({ id: idSchema, title: z.string(), ...sums })),
    }),
  ),
  registrations: z.array(z.object({ name: z.string(), number: z.string(), until: z.string(), days: z.int() })),
})
export type Overview = z.output<typeof overviewSchema>

/** Debits of monthly donations that are due in the next `mandateDays` days, and months that failed in the last ones. */
export const mandateTotalsSchema = z.object({ due: totalSchema, failed: totalSchema })
export const mandateDays = 7

/** Answer of `GET staff/waiting`: how much waits for somebody. */
export const waitingSchema = z.object({
  /** Refunds that a second person must approve. */
  refunds: totalSchema,
  /** Payments in suspense whose donation one person has named, and a second must agree. */
  matches: totalSchema,
  /** Open cases, and the urgent ones among them. */
  cases: totalSchema,
  urgent: totalSchema,
  /** Money that agrees with no donation: its open cases, and how much it is. */
  suspense: z.object({ count: totalSchema, paise: z.int() }),
  /** Days whose comparison the provider did not answer. */
  days: totalSchema,
  /** Mails of the last seven days that did not arrive. */
  mails: totalSchema,
  monthly: mandateTotalsSchema,
})
export type Waiting = z.output<typeof waitingSchema>

export const readOverview = (t: Transport) => t.get('staff/overview', overviewSchema)

export const readWaiting = (t: Transport) => t.get('staff/waiting', waitingSchema)
