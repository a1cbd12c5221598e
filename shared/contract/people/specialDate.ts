/** Days that a donor remembers with a donation (specification, section 7: occasions-list, special-dates-list, add-, delete-special-date). Each call throws `ApiError`. */
import * as z from 'zod/mini'
import { daySchema, idSchema, pastDaySchema, rupeesSchema } from '../basics.ts'
import { lineText } from './person.ts'
import type { Transport } from '../transport.ts'

/** The most special dates that a person can have. */
export const mostSpecialDates = 50

export const occasionSchema = z.object({ id: idSchema, title: z.string() })
export const occasionsSchema = z.array(occasionSchema)

/**
 * A row of `GET profile/special-dates-list`. `date`: the original day. `next`: its next anniversary in India, today included (29 February becomes 28 February
 * in common years). `days` until then, 0 for today.
 */
export const specialDateSchema = z.object({
  id: idSchema,
  occasion_id: idSchema,
  occasion: z.string(),
  name: z.string(),
  date: daySchema,
  next: daySchema,
  days: rupeesSchema,
  project_id: z.nullish(idSchema),
})
export type SpecialDate = z.infer<typeof specialDateSchema>

/** Sorted by `next`, at most 50. */
export const specialDatesSchema = z.array(specialDateSchema)

/**
 * Payload of `POST profile/add-special-date`; answers the new row. Codes: `occasion_id: unknown`, `project_id: unknown`, `date`, `too_early`, `future`,
 * and `body: too_many` from the 51st.
 * @param today the day in India, `yyyy-MM-dd`
 */
export const specialDateRequestSchema = (today: string) =>
  z.object({
    occasion_id: idSchema,
    name: lineText.check(z.minLength(1, 'required'), z.maxLength(60, 'too_long')),
    date: pastDaySchema(today),
    project_id: z.nullish(idSchema),
  })
export type SpecialDateRequest = z.infer<ReturnType<typeof specialDateRequestSchema>>

export const occasions = (t: Transport) => t.get('profile/occasions-list', occasionsSchema)

export const specialDates = (t: Transport) => t.get('profile/special-dates-list', specialDatesSchema)

export const addSpecialDate = (t: Transport, request: SpecialDateRequest) =>
  t.post('profile/add-special-date', request, specialDateSchema)

/** A GET, because the specification names it so. */
export const deleteSpecialDate = (t: Transport, id: number) => t.get(`profile/delete-special-date/${id}`)
