/** The trust's work in numbers: `dashboard` (specification, section 7). */
import * as z from 'zod/mini'
import { rupeesSchema } from '../basics.ts'
import { totalSchema } from '../paging.ts'

/** A number of the work, e.g. `value` 146000 `label` "meals served" `unit` "kg". */
export const impactSchema = z.object({
  key: z.string(),
  value: totalSchema,
  label: z.string(),
  unit: z.optional(z.string()),
})

/** A part of the spending in whole percent and in rupees. All parts add up to 100 percent. */
export const spendingSchema = z.object({
  key: z.string(),
  label: z.string(),
  percent: z.int().check(z.minimum(0), z.maximum(100)),
  amount: rupeesSchema,
})

/** Answer of `GET dashboard`. `as_of` yyyy-MM-dd; `year` an Indian financial year, e.g. `2025-26`; `source` names the source of the numbers. */
export const dashboardSchema = z.object({
  as_of: z.iso.date(),
  year: z.string().check(z.regex(/^\d{4}-\d{2}$/, 'pattern')),
  impact: z.array(impactSchema),
  spending: z.array(spendingSchema),
  source: z.string(),
})
export type Dashboard = z.infer<typeof dashboardSchema>
