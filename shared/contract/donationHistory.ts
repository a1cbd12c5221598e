/** A donor's gifts through the years: `GET donation`, `GET donation/years`. Apart from `donation.ts`, so that the widget does not carry it. */
import * as z from 'zod/mini'
import { rupeesSchema } from './basics.ts'
import { donationStatusSchema } from './donation.ts'
import { pageSchema, pagingQuerySchema } from './paging.ts'

/** The Indian financial year, April to March, e.g. `2026-27`; it begins in 1900 at the earliest and in 2199 at the latest, as days do elsewhere. */
export const financialYearSchema = z
  .string()
  .check(
    z.refine(
      (text) => /^(19|20|21)\d{2}-\d{2}$/.test(text) && (Number(text.slice(0, 4)) + 1) % 100 === Number(text.slice(5)),
      'year',
    ),
  )

/** A gift of the list: what `update-status` tells, its financial year, and its receipt once it is confirmed. `issued_at` is an ISO instant. */
export const donationRowSchema = z.extend(donationStatusSchema, {
  year: z.optional(financialYearSchema),
  receipt: z.optional(z.nullable(z.object({ number: z.string(), issued_at: z.string() }))),
})
export type DonationRow = z.infer<typeof donationRowSchema>

/** Answer of `GET donation?page=1&per_page=10&year=2026-27`: newest first, at most 50 a page. */
export const donationHistorySchema = pageSchema(donationRowSchema)
export type DonationHistory = z.infer<typeof donationHistorySchema>

/** Query of `GET donation`. */
export const donationQuerySchema = z.extend(pagingQuerySchema, { year: z.optional(financialYearSchema) })

/** A row of `GET donation/years` (ours), newest first: `gifts` of every state, `confirmed` of them paid, `total` of the paid ones in rupees. */
export const donationYearSchema = z.object({
  year: financialYearSchema,
  gifts: rupeesSchema,
  confirmed: rupeesSchema,
  total: rupeesSchema,
})
export type DonationYear = z.infer<typeof donationYearSchema>
export const donationYearsSchema = z.array(donationYearSchema)
