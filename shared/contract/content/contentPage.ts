/** Pages that an editor writes in sections: `get-page` (our addition; specification, section 2: the routes of the same names). */
import * as z from 'zod/mini'
import { idSchema } from '../basics.ts'
import { pictureSchema } from './picture.ts'

export const contentPageNameSchema = z.enum(['swargashram', 'internship-project', 'ashayein-project', 'csr-support'])
export type ContentPageName = z.infer<typeof contentPageNameSchema>

export const contentPageQuerySchema = z.object({ page: contentPageNameSchema })

/** A section of a page. `id` is its anchor; `body` is HTML: sanitise it (specification, decision 20). */
export const sectionSchema = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  picture: z.optional(pictureSchema),
})

/** Answer of `GET get-page`. `project_id`: the project that a donation from this page is for. */
export const contentPageSchema = z.object({
  page: contentPageNameSchema,
  title: z.string(),
  lead: z.string(),
  sections: z.array(sectionSchema),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  project_id: z.optional(idSchema),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
})
export type ContentPage = z.infer<typeof contentPageSchema>
