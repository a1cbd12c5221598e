/** Donations per partner, for the trust's staff: `GET donation/partner-report` (our addition). Amounts in whole rupees; days are Indian days. */
import * as z from 'zod/mini'
import { partnerIdSchema, utmTextSchema } from '../attribution.ts'
import { earliestDay, idSchema, isDay, query, moneySchema, rupeesSchema } from '../basics.ts'
import type { Transport } from '../transport.ts'

/** The latest day that the report accepts. */
export const latestDay = '2199-12-31'

/** A day of the report's span. Codes `date`, `too_early`, `too_late`. */
export const reportDaySchema = z.string().check(
  z.refine(isDay, { error: 'date', abort: true }),
  z.refine((day) => day >= earliestDay, 'too_early'),
  z.refine((day) => day <= latestDay, 'too_late'),
)

/**
 * Query of `GET donation/partner-report?from=2026-04-01&to=2027-03-31&format=json`. Both days are included. A missing day is that of the Indian financial
 * year of the other day, or of today. Code `to: too_early` (422) if `to` is before `from`.
 */
export const partnerReportQuerySchema = z.object({
  from: z.optional(reportDaySchema),
  to: z.optional(reportDaySchema),
  format: z._default(z.enum(['json', 'csv']), 'json'),
})

/** Confirmed `donations` and their `total` in rupees to the paisa; `unpaid` counts failed and open attempts. */
const sums = { donations: rupeesSchema, total: moneySchema, unpaid: rupeesSchema }
export const donationSumsSchema = z.object(sums)
export type DonationSums = z.infer<typeof donationSumsSchema>

export const partnerRowSchema = z.object({
  ...sums,
  /** Null: donations without a partner. */
  partner: z.nullable(z.object({ id: partnerIdSchema, name: z.string() })),
  /** By project, largest total first. */
  projects: z.array(z.object({ ...sums, id: idSchema, title: z.string() })),
  /** By `utm_source` and `utm_campaign`, largest total first; null if the donation had none. */
  campaigns: z.array(z.object({ ...sums, source: z.nullable(utmTextSchema), campaign: z.nullable(utmTextSchema) })),
})
export type PartnerRow = z.infer<typeof partnerRowSchema>

/** Answer: largest total first, donations without a partner last. A partner without attempts in these days has no row. */
export const partnerReportSchema = z.object({
  from: reportDaySchema,
  to: reportDaySchema,
  sum: donationSumsSchema,
  rows: z.array(partnerRowSchema),
})
export type PartnerReport = z.infer<typeof partnerReportSchema>

// The report of donations per partner, for the trust's staff. Throws `ApiError`.

/** First and last day, `yyyy-MM-dd`, both included. A missing one is that of the Indian financial year. */
export type ReportDays = Omit<z.input<typeof partnerReportQuerySchema>, 'format'>

export const partnerReport = (t: Transport, { from, to }: ReportDays) =>
  t.get(`donation/partner-report${query({ from, to })}`, partnerReportSchema)

/** Path of the same report as a CSV file. */
export const partnerReportCsv = ({ from, to }: ReportDays): string =>
  `donation/partner-report${query({ from, to, format: 'csv' })}`
