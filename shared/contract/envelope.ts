/** The envelope of every answer (specification, section 3: "Response envelope"). */
import * as z from 'zod/mini'
import { textsSchema } from './basics.ts'

/**
 * Why a request was refused, for programs. `fields` maps a payload field to a code such as `required`, `email`, `too_small`.
 */
export const refusalSchema = z.object({
  code: z.string(),
  fields: z.optional(textsSchema),
})
export type Refusal = z.infer<typeof refusalSchema>

/** Everything but `data`, which the endpoint's own schema reads. `status` must be a real boolean; "true" is refused. */
export const envelopeSchema = z.object({
  status: z.boolean(),
  message: z.nullish(z.string()),
  data: z.optional(z.unknown()),
  error: z.optional(z.unknown()),
})
export type Envelope<T> = { status: boolean; message: string; data: T | null; error: Refusal | null }
