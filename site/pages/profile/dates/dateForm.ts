import * as z from 'zod/mini'
import { type SpecialDateRequest, specialDateRequestSchema } from '../../../../shared/contract/people/specialDate.ts'

/** The fields' values: a select has only texts. */
const fieldsSchema = z.object({ occasion_id: z.string(), name: z.string(), date: z.string(), project_id: z.string() })
export type DateFields = z.infer<typeof fieldsSchema>

export const emptyDate: DateFields = { occasion_id: '', name: '', date: '', project_id: '' }

/** The fields, converted to the contract's payload and checked by it. @param today the day in India, `yyyy-MM-dd` */
export const dateFormSchema = (today: string) =>
  z.pipe(
    z.pipe(
      fieldsSchema,
      z.transform(
        ({ occasion_id, project_id, ...rest }: DateFields): SpecialDateRequest => ({
          ...rest,
          occasion_id: Number(occasion_id),
          project_id: project_id ? Number(project_id) : null,
        }),
      ),
    ),
    specialDateRequestSchema(today),
  )
