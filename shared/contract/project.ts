/** Projects that a donor can support (specification, section 3). */
import * as z from 'zod/mini'
import { idSchema } from './basics.ts'
import { donationTypes } from './donation/donationType.ts'

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

/** Payload of `POST project/show`. Its answer holds a `projectSchema` and the content of the project's page (projectPage.ts). */
export const projectShowRequestSchema = z.object({ project_id: idSchema })
