/** Privacy policy and terms, one call and one screen (specification, sections 2 and 7). */
import * as z from 'zod/mini'

/** `body` is HTML: sanitise it. */
const legalTextSchema = z.object({ title: z.string(), body: z.string() })

/** Answer of `GET privacy-policy`. `updated_at` yyyy-MM-dd. */
export const legalSchema = z.object({ privacy: legalTextSchema, terms: legalTextSchema, updated_at: z.iso.date() })
