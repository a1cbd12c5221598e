/** The trust and its trustees: `about-us`, `trustee` (specification, section 7). */
import * as z from 'zod/mini'
import { countSchema, idSchema } from '../basics.ts'
import { pictureSchema } from './picture.ts'

/** Answer of `GET about-us`; `body` is HTML: sanitise it (specification, decision 20). */
export const aboutSchema = z.object({
  title: z.string(),
  body: z.string(),
  values: z.array(z.object({ title: z.string(), text: z.string() })),
  timeline: z.array(z.object({ year: countSchema, text: z.string() })),
  picture: pictureSchema,
})
export type About = z.infer<typeof aboutSchema>

/** An entry of `GET trustee`. */
export const trusteeSchema = z.object({
  id: idSchema,
  name: z.string(),
  role: z.string(),
  text: z.string(),
  picture: pictureSchema,
})
export type Trustee = z.infer<typeof trusteeSchema>

export const trusteesSchema = z.array(trusteeSchema)
