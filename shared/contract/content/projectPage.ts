/** Projects as the site's pages show them (specification, sections 2 and 7): list, details, volunteers. */
import * as z from 'zod/mini'
import { idSchema, rupeesSchema } from '../basics.ts'
import { pageSchema, pagingQuerySchema, totalSchema } from '../paging.ts'
import { emailSchema, nameSchema, optionalMessageSchema, phoneSchema } from '../people/person.ts'
import { pictureSchema } from './picture.ts'
import { donationTypeSchema, projectSchema } from '../project.ts'

/** Query of `GET project`. `timestamp` only bypasses caches; `type` is a donation type; `search` holds words of the title. */
export const projectQuerySchema = z.extend(pagingQuerySchema, {
  timestamp: z.optional(z.string().check(z.maxLength(30, 'too_long'))),
  type: z.optional(donationTypeSchema),
  search: z.optional(z.string().check(z.trim(), z.maxLength(80, 'too_long'))),
})

/**
 * A row of `GET project`, and the answer of `GET featured-project`. `summary` is plain text. `goal` in rupees, null if there is none. `raised` in rupees and
 * `donors` count confirmed donations and those from before this system, as of `as_of`. `price` in rupees is that of one share or of the cheapest item. It is
 * null if the donor types the amount, and absent if a back end does not send it.
 */
export const projectRowSchema = z.extend(projectSchema, {
  summary: z.string(),
  picture: pictureSchema,
  price: z.nullish(rupeesSchema),
  goal: z.nullable(rupeesSchema),
  raised: rupeesSchema,
  donors: totalSchema,
  as_of: z.iso.datetime(),
})
export type ProjectRow = z.infer<typeof projectRowSchema>

export const projectPageSchema = pageSchema(projectRowSchema)
export type ProjectPage = z.infer<typeof projectPageSchema>

/** What a donation of `amount` rupees does. */
export const donationEffectSchema = z.object({ amount: rupeesSchema, text: z.string() })

/** Something a volunteer can do. */
export const volunteerRoleSchema = z.object({ id: idSchema, title: z.string(), text: z.string() })
export type VolunteerRole = z.infer<typeof volunteerRoleSchema>

/** Answer of `POST project/show`; `story` is HTML: sanitise it (specification, decision 20). */
export const projectDetailSchema = z.extend(projectRowSchema, {
  story: z.string(),
  gallery: z.array(pictureSchema),
  gives: z.array(donationEffectSchema),
  volunteer: z.array(volunteerRoleSchema),
  related: z.array(projectRowSchema),
})
export type ProjectDetail = z.infer<typeof projectDetailSchema>

/** Payload of `POST project/volunteer/become-volunteer`. `from`: the first day, yyyy-MM-dd, or empty. */
export const becomeVolunteerRequestSchema = z.object({
  project_id: idSchema,
  role_id: idSchema,
  name: nameSchema,
  email: emailSchema,
  phone: phoneSchema,
  message: optionalMessageSchema,
  from: z.optional(z.union([z.literal(''), z.iso.date('date')], 'date')),
})
export type BecomeVolunteerRequest = z.infer<typeof becomeVolunteerRequestSchema>
