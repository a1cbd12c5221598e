/** A donor's promise to give regularly: a reminder on the day, never an automatic debit (specification, section 7: pledge/create). Each call throws `ApiError`. */
import * as z from 'zod/mini'
import { canBeGiven } from '../../donation/limits.ts'
import { daySchema, idSchema, rupeesSchema } from '../basics.ts'
import type { Transport } from '../transport.ts'

export const pledgeEverySchema = z.enum(['month', 'year'])

const between = (least: number, most: number, code: string) =>
  z.number().check(z.refine((value) => Number.isSafeInteger(value) && value >= least && value <= most, code))

/** A `created_at` of the contract, sent back as it was answered. */
const momentSchema = z.string().check(z.maxLength(40, 'too_long'))

/**
 * Payload of `POST pledge/create`. `amount` in rupees, as of a donation. `day` of the month, 1 to 31: a month that is too short reminds on its last day.
 * `month` (1 to 12) for a yearly pledge; absent, the month it is in India. `replaces`: the `created_at` of the
 * pledge that the form showed, null for none; refused (409) with `changed_meanwhile` if there is another one. Codes `amount`, `project_id: unknown`, `every`, `day`, `month`.
 */
export const pledgeRequestSchema = z.object({
  project_id: idSchema,
  amount: z.number().check(z.refine(canBeGiven, 'amount')),
  every: pledgeEverySchema,
  day: between(1, 31, 'day'),
  month: z.nullish(between(1, 12, 'month')),
  replaces: z.optional(z.nullable(momentSchema)),
})
export type PledgeRequest = z.infer<typeof pledgeRequestSchema>

/** Payload of `POST pledge/end`. `ends`: the `created_at` of the pledge that the page showed; refused (409) with `changed_meanwhile` if there is another one. */
export const endPledgeRequestSchema = z.object({ ends: z.optional(momentSchema) })

/** An active pledge; `next` is the day of its next reminder, in Indian time. */
export const pledgeSchema = z.object({
  id: idSchema,
  project: z.object({ id: idSchema, title: z.string() }),
  amount: rupeesSchema,
  every: pledgeEverySchema,
  day: z.number(),
  month: z.nullish(z.number()),
  next: daySchema,
  created_at: z.string(),
})
export type Pledge = z.infer<typeof pledgeSchema>

/** Answer of `GET pledge`: a person has at most one; null if there is none. */
export const pledgeAnswerSchema = z.nullable(pledgeSchema)

/** Null if there is none. */
export const pledge = (t: Transport) => t.get('pledge', pledgeAnswerSchema)

/** Replaces an earlier pledge. */
export const createPledge = (t: Transport, request: PledgeRequest) => t.post('pledge/create', request, pledgeSchema)

/** Ends the pledge that was made at this moment (its `created_at`). Answers null: no pledge is left. */
export const endPledge = (t: Transport, ends: string) => t.post('pledge/end', { ends }, pledgeAnswerSchema)
