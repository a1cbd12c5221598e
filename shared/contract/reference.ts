import * as z from 'zod/mini'

/** Answer to a form that somebody wrote (`contact-us/store`, `become-volunteer`): the number to name when asking about it. */
export const referenceSchema = z.object({ reference: z.string() })
export type Reference = z.infer<typeof referenceSchema>
