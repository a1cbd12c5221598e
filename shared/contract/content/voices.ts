/** Quotes, awards, collaborators and support partners (specification, section 7). */
import * as z from 'zod/mini'
import { countSchema, idSchema } from '../basics.ts'
import { pictureSchema } from './picture.ts'

/** An entry of `GET quotes-list`. */
export const quotesSchema = z.array(z.object({ id: idSchema, text: z.string(), by: z.string() }))
export type Quote = z.infer<typeof quotesSchema>[number]

/** An entry of `GET awards-recognitions-list`. */
export const awardSchema = z.object({
  id: idSchema,
  title: z.string(),
  by: z.string(),
  year: countSchema,
  text: z.string(),
})
export type Award = z.infer<typeof awardSchema>
export const awardsSchema = z.array(awardSchema)

/** An entry of `GET collaborators` and of `GET support-partners-list`; `since` is a year. */
export const companionSchema = z.object({
  id: idSchema,
  name: z.string(),
  text: z.string(),
  logo: z.optional(pictureSchema),
  since: z.optional(countSchema),
})
export type Companion = z.infer<typeof companionSchema>
export const companionsSchema = z.array(companionSchema)
