import * as z from 'zod/mini'
import { type Pledge, type PledgeRequest, pledgeRequestSchema } from '../../../shared/contract/people/pledge.ts'
import { amountOf } from '../../../shared/donation/amount/amountText.ts'

/** The fields' values. */
const fieldsSchema = z.object({
  project_id: z.string(),
  amount: z.string(),
  every: z.enum(['month', 'year']),
  day: z.string(),
  month: z.string(),
})
export type PledgeFields = z.infer<typeof fieldsSchema>

/** The fields, converted to the contract's payload and checked by it. */
export const pledgeFormSchema = z.pipe(
  z.pipe(
    fieldsSchema,
    z.transform(
      ({ project_id, amount, every, day, month }: PledgeFields): PledgeRequest => ({
        project_id: Number(project_id),
        amount: amountOf(amount),
        every,
        day: amountOf(day),
        month: every === 'year' ? Number(month) : null,
      }),
    ),
  ),
  pledgeRequestSchema,
)

/** @param pledge the current one @param today the day in India, `yyyy-MM-dd` */
export const pledgeFields = (pledge: Pledge | null, today: string): PledgeFields =>
  pledge
    ? {
        project_id: String(pledge.project.id),
        amount: String(pledge.amount),
        every: pledge.every,
        day: String(pledge.day),
        month: String(pledge.month ?? Number(today.slice(5, 7))),
      }
    : { project_id: '', amount: '', every: 'month', day: '', month: String(Number(today.slice(5, 7))) }
