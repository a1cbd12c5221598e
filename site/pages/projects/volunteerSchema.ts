import * as z from 'zod/mini'
import { type BecomeVolunteerRequest, becomeVolunteerRequestSchema } from '../../../shared/contract/project.ts'

type Typed = Record<keyof Omit<BecomeVolunteerRequest, 'project_id'>, string>

/** The contract's schema, applied to the fields' texts: a choice is a text there. */
export const volunteerSchema = (projectId: number) =>
  z.pipe(
    z.transform(
      (fields: Typed): BecomeVolunteerRequest => ({
        ...fields,
        project_id: projectId,
        role_id: Number(fields.role_id),
      }),
    ),
    becomeVolunteerRequestSchema,
  )
