/** What calls about donors take. A file of its own: only the API reads it, so the site does not load it. */
import * as z from 'zod/mini'
import { donorKeySchema } from './donors.ts'

/** Query of `GET staff/donors`. `search`: the beginning of a name or an e-mail address, or a whole phone number. `after`: the `next` of the page before. */
export const staffDonorsQuerySchema = z.object({
  search: z.optional(z.string().check(z.trim(), z.maxLength(120, 'too_long'))),
  after: z.optional(donorKeySchema),
})

/** Query of `GET staff/donor`, and payload of `POST staff/unmerge-donor`. */
export const donorRequestSchema = z.object({ key: donorKeySchema })

/** Query of `GET staff/merge-preview`: `from` becomes a part of `into`. */
export const mergePreviewQuerySchema = z.object({ from: donorKeySchema, into: donorKeySchema })

/**
 * Payload of `POST staff/merge-donors`. `checked`: staff asked the donor, by the contact in the trust's own records; 422 `checked: required` where it is needed.
 * `version`: that of the preview; refused (409) with `changed_meanwhile` if it shows something else by now.
 */
export const mergeRequestSchema = z.extend(mergePreviewQuerySchema, {
  checked: z._default(z.boolean(), false),
  version: z.optional(z.string().check(z.maxLength(60, 'too_long'))),
})
