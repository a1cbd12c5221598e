/** `GET search?q=` (our addition): what the site has for a few words. The not-found page uses it. */
import * as z from 'zod/mini'

/** `q`: 1 to 80 characters. */
export const searchQuerySchema = z.object({
  q: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(80, 'too_long')),
})

/** `path` is a path of the site. */
export const foundSchema = z.object({
  kind: z.enum(['page', 'project', 'post', 'album', 'video']),
  title: z.string(),
  path: z.string(),
})
export type Found = z.infer<typeof foundSchema>
export const foundListSchema = z.array(foundSchema)
