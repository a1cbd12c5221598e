/** A picture with its size, so the page does not jump while it loads, and with its alternative text. */
import * as z from 'zod/mini'
import { countSchema } from '../basics.ts'

/** For `<source>`: a media type and its renditions, `address width, …`. */
export const pictureSourceSchema = z.object({ type: z.string(), srcset: z.string() })

/** Addresses are absolute. `src` is what every browser shows; `width` and `height` in px; an empty `alt` is decoration. */
export const pictureSchema = z.object({
  src: z.string(),
  alt: z.string(),
  width: countSchema,
  height: countSchema,
  sources: z.optional(z.array(pictureSourceSchema)),
})
export type Picture = z.infer<typeof pictureSchema>
