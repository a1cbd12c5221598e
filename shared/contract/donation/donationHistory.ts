/** A donor's donations by year: `GET donation`, `GET donation/years`. Separate from `donation.ts`, so the widget does not load it. */
import * as z from 'zod/mini'
import { rupeesSchema } from '../basics.ts'
import { donationStatusSchema } from './donation.ts'
import { pageSchema, pagingQuerySchema } from '../paging.ts'

/** The Indian financial year, April to March, e.g. `2026-27`. It begins between 1900 and 2199, like all days. */
export const financialYearSchema = z
  .string()
  .check(
    z.refine(
      (text) => /^(19|20|21)\d{2}-\d{2}$/.test(text) && (Number(text.slice(0, 4)) + 1) % 100 === Number(text.slice(5)),
      'year',
    ),
  )

/** A donation in the list: what `update-status` answers, its financial year, and its receipt after it is confirmed. `issued_at` is an ISO instant. */
export const donationRowSchema = z.extend(donationStatusSchema, {
  year: z.optional(financialYearSchema),
  /** Another paid donation of the same amount to the same project is only minutes away: it may be a mistake. */
  maybe_twice: z.optional(z.boolean()),
  /** Rupees of a paid donation that were refunded, are disputed or lost, or never came; absent if there are none. */
  not_counted: z.optional(rupeesSchema),
  receipt: z.optional(z.nullable(z.object({ number: z.string(), issued_at: z.string() }))),
})
export type DonationRow = z.infer<typeof donationRowSchema>

/** Answer of `GET donation?page=1&per_page=10&year=2026-27`: newest first, at most 50 a page. */
export const donationHistorySchema = pageSchema(donationRowSchema)
export type DonationHistory = z.infer<typeof donationHistorySchema>

/** Query of `GET donation`. */
export const donationQuerySchema = z.extend(pagingQuerySchema, { year: z.optional(financialYearSchema) })

/**
 * A row of `GET donation/years` (our addition), newest first. `donations` counts all states, `confirmed` the paid ones; `total` adds up the paid ones in rupees.
 */
export const donationYearSchema = z.object({
  year: financialYearSchema,
  gifts: rupeesSchema,
  confirmed: rupeesSchema,
  total: rupeesSchema,
})
export type DonationYear = z.infer<typeof donationYearSchema>
export const donationYearsSchema = z.array(donationYearSchema)
