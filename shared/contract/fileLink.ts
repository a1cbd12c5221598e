/** A link to a file, for browsers inside other apps: they save no file that a page has made. Our addition; the widget does not load this file. */
import * as z from 'zod/mini'

/** Payload of `POST file-link`: the path of the call that answers the file, under the API root, with its query. */
export const fileLinkRequestSchema = z.object({
  path: z.string().check(z.minLength(1, 'required'), z.maxLength(1000, 'too_long')),
})

/** `url` opens the file without a token, for five minutes, as long as the session lives. A first opening leaves a minute and two more. */
export const fileLinkSchema = z.object({ url: z.string().check(z.regex(/^https?:\/\//)) })
