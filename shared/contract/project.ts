/** Projects: what a donor can choose, and what the site's pages show (specification, sections 2, 3 and 7). Each call throws `ApiError`. */
import * as z from 'zod/mini'
import { idSchema, pictureSchema, query, referenceSchema, rupeesSchema } from './basics.ts'
import { donationTypes } from './donation/donationType.ts'
import {
  countTextSchema,
  type FilterOf,
  type PageRequest,
  pageSchema,
  pagingQuerySchema,
  totalSchema,
} from './paging.ts'
import { emailSchema, nameSchema, optionalMessageSchema, phoneSchema } from './people/person.ts'
import type { Transport } from './transport.ts'

export const donationTypeSchema = z.enum(donationTypes)

/**
 * An entry of `GET project/dropdown-list`. `online` false: online payment is not set up yet. `get-contact-details` says the same, but the dialog loads that
 * on demand. It is our addition to the contract and may be absent.
 */
export const projectChoiceSchema = z.object({
  id: idSchema,
  title: z.string(),
  donation_type: donationTypeSchema,
  online: z.nullish(z.boolean()),
})
export type ProjectChoice = z.infer<typeof projectChoiceSchema>

export const projectChoicesSchema = z.array(projectChoiceSchema)

/** An entry of `GET project/get-projects`. `description` is HTML; pages show it as plain text (specification, decision 20). */
export const projectSchema = z.object({
  id: idSchema,
  title: z.string(),
  name: z.string(),
  description: z.string(),
  banner_image: z.string(),
  donation_type: donationTypeSchema,
})
export type Project = z.infer<typeof projectSchema>

export const projectsSchema = z.array(projectSchema)

/** Payload of `POST project/show`. Its answer holds a `projectSchema` and the content of the project's page. */
export const projectShowRequestSchema = z.object({ project_id: idSchema })

// What the donor can choose in a project: `POST donation/require-item` (specification, sections 3 and 7).

export const givingRequestSchema = z.object({ project_id: idSchema })

/**
 * An item of an item project. A missing price counts as 0, a missing quantity as 1 (specification, section 5). `unit` names in the reader's language what the
 * price is for, e.g. `per meal`. It is our addition to the contract and may be absent.
 */
export const itemSchema = z.object({
  id: idSchema,
  title: z.nullish(z.string()),
  name: z.nullish(z.string()),
  image: z.nullish(z.string()),
  price: z.nullish(rupeesSchema),
  quantity: z.nullish(rupeesSchema),
  unit: z.nullish(z.string()),
})

/** `asks_name`: the purpose promises to write a name, which the donor can give after the payment. It is our addition to the contract and may be absent. */
export const purposeSchema = z.object({ id: idSchema, title: z.string(), asks_name: z.nullish(z.boolean()) })
export type Purpose = z.infer<typeof purposeSchema>

/** A suggested amount of a flexible project, in rupees, with what it does. It is our addition to the contract and may be absent. */
export const suggestionSchema = z.object({ amount: rupeesSchema, label: z.string() })
export type Suggestion = z.infer<typeof suggestionSchema>

/**
 * `donation_amount` is the base amount of a fixed project in rupees. If it is absent, the specification's constant applies. The widget reads NaN if the
 * server's value breaks the contract (`choosing.ts`).
 */
export const givingSchema = z.object({
  items: z.array(itemSchema),
  purpose: z.array(purposeSchema),
  donation_amount: z.nullish(rupeesSchema),
  suggested_amounts: z.nullish(z.array(suggestionSchema)),
})
export type Giving = z.infer<typeof givingSchema>

// Projects as the site's pages show them: list, details, volunteers.

/** Query of `GET project`. `timestamp` only bypasses caches; `type` is a donation type; `search` holds words of the title. */
export const projectQuerySchema = z.extend(pagingQuerySchema, {
  timestamp: z.optional(z.string().check(z.maxLength(30, 'too_long'))),
  type: z.optional(donationTypeSchema),
  search: z.optional(z.string().check(z.trim(), z.maxLength(80, 'too_long'))),
})

/**
 * Answer of `GET project/progress` (our addition), and part of each row of a project. `goal` in rupees, null if there is none. `raised` in rupees and `donors`
 * count confirmed donations and those from before this system, as of `as_of`. `ends_on` is the last Indian day of the appeal, yyyy-MM-dd; null or absent if it
 * has none.
 */
export const projectProgressSchema = z.object({
  goal: z.nullable(rupeesSchema),
  raised: rupeesSchema,
  donors: totalSchema,
  ends_on: z.nullish(z.iso.date()),
  as_of: z.iso.datetime(),
})
export type ProjectProgress = z.infer<typeof projectProgressSchema>

export const projectProgressQuerySchema = z.object({ project: countTextSchema })

/**
 * A row of `GET project`, and the answer of `GET featured-project`. `summary` is plain text. `price` in rupees is that of one share or of the cheapest item. It
 * is null if the donor types the amount, and absent if a back end does not send it.
 */
export const projectRowSchema = z.extend(projectSchema, {
  summary: z.string(),
  picture: pictureSchema,
  price: z.nullish(rupeesSchema),
  ...projectProgressSchema.shape,
})
export type ProjectRow = z.infer<typeof projectRowSchema>

export const projectPageSchema = pageSchema(projectRowSchema)
export type ProjectPage = z.infer<typeof projectPageSchema>

/** What a donation of `amount` rupees does. */
export const donationEffectSchema = z.object({ amount: rupeesSchema, text: z.string() })

/** Something a volunteer can do. */
export const volunteerRoleSchema = z.object({ id: idSchema, title: z.string(), text: z.string() })

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

/** Projects page by page, of one donation type or of all, with these words in their titles. The time bypasses caches. */
export const projectPage = (
  t: Transport,
  { page, perPage, ...filter }: PageRequest & FilterOf<typeof projectQuerySchema>,
) => t.get(`project${query({ page, per_page: perPage, ...filter, timestamp: Date.now() })}`, projectPageSchema)

/** All of them, at once. */
export const projects = (t: Transport) => t.get('project/get-projects', projectsSchema)

export const featuredProject = (t: Transport) => t.get('featured-project', projectRowSchema)

/** One project with its story. The API answers 404 if it does not exist. */
export const projectDetail = (t: Transport, projectId: number) =>
  t.post('project/show', { project_id: projectId }, projectDetailSchema)

/** What a project has so far. The API answers 404 if it does not exist. */
export const projectProgress = (t: Transport, projectId: number) =>
  t.get(`project/progress${query({ project: projectId })}`, projectProgressSchema)

export const becomeVolunteer = (t: Transport, request: BecomeVolunteerRequest) =>
  t.post('project/volunteer/become-volunteer', request, referenceSchema)
