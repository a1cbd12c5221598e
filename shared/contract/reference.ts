import * as z from 'zod/mini'

/** Answer to a form that a visitor sends (`contact-us/store`, `become-volunteer`). The visitor names this number in questions about it. */
export const referenceSchema = z.object({ reference: z.string() })
export type Reference = z.infer<typeof referenceSchema>
