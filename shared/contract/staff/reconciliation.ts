/** Days that were compared with the provider's records. */
import * as z from 'zod/mini'
import { daySchema } from '../day.ts'
import { pageSchema, pagingQuerySchema } from '../paging.ts'
import { differenceCodes } from './differences.ts'

const count = z.int().check(z.minimum(0))

/** What one run found. Amounts are paise. */
export const dayFiguresSchema = z.object({
  /** Donations of the day that we have as paid, and their sum. */
  ours: count,
  ours_paise: count,
  /** Captured payments in the provider's list of the day, and their sum. */
  theirs: count,
  theirs_paise: count,
  /** Lines of the day's payouts, their fees with tax, and what was paid out. */
  lines: count,
  fees_paise: z.int(),
  payout_paise: z.int(),
  /** How many differences of each code the run found. */
  differences: z.partialRecord(z.enum(differenceCodes), count),
})
export type DayFigures = z.infer<typeof dayFiguresSchema>

/** `waiting`: it is compared within a minute. `incomplete`: the provider did not answer. `open`: cases are open. `closed`: everything agrees. */
export const dayStates = ['waiting', 'incomplete', 'open', 'closed'] as const
export type DayState = (typeof dayStates)[number]

export const reconciledDaySchema = z.object({
  day: z.string(),
  state: z.enum(dayStates),
  /** ISO instant; null before the first run. */
  run_at: z.nullable(z.string()),
  figures: z.nullable(dayFiguresSchema),
  open_cases: count,
})
export type ReconciledDay = z.infer<typeof reconciledDaySchema>

/** Query of `GET staff/reconciliation-days?page=1`. */
export const reconciliationDaysQuerySchema = pagingQuerySchema

/** Answer of `GET staff/reconciliation-days`: newest first. */
export const reconciliationDaysSchema = pageSchema(reconciledDaySchema)
export type ReconciliationDays = z.infer<typeof reconciliationDaysSchema>

/** Payload of `POST staff/reconcile-day`. 422 `day: date` if it is none, or not over in India. */
export const reconcileDaySchema = z.object({ day: daySchema })
