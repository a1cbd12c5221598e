/** Posts: `blog`, `blog/archive`, `blog/blogdetails` (specification, section 7). Each call throws `ApiError`. */
import * as z from 'zod/mini'
import { countSchema, idSchema, languageSchema, pictureSchema, query } from '../basics.ts'
import { countTextSchema, type PageRequest, pageSchema, pagingQuerySchema } from '../paging.ts'
import type { Transport } from '../transport.ts'

/** Query of `GET blog`: year and month (1 to 12) of publication in India, `tag` the key of a tag. */
export const blogQuerySchema = z.extend(pagingQuerySchema, {
  year: z.optional(z.string().check(z.regex(/^[12]\d{3}$/, 'invalid'))),
  month: z.optional(z.string().check(z.regex(/^(0?[1-9]|1[0-2])$/, 'invalid'))),
  tag: z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/, 'invalid'))),
})

/** `key` is used in addresses; `title` is shown to the reader. */
export const tagSchema = z.object({ key: z.string(), title: z.string() })

/** A row of `GET blog`, newest first. `lang`: the language the post is written in; `minutes` of reading. */
export const postRowSchema = z.object({
  id: idSchema,
  title: z.string(),
  summary: z.string(),
  picture: pictureSchema,
  author: z.string(),
  published_at: z.iso.datetime(),
  tags: z.array(tagSchema),
  lang: languageSchema,
  minutes: countSchema,
})
export type PostRow = z.infer<typeof postRowSchema>

export const postPageSchema = pageSchema(postRowSchema)
export type PostPage = z.infer<typeof postPageSchema>

/** A month of `GET blog/archive`, newest first, with how many posts it has; `month` 1 to 12. */
export const archiveSchema = z.array(z.object({ year: countSchema, month: countSchema, count: countSchema }))
export type ArchiveMonth = z.infer<typeof archiveSchema>[number]

export const postQuerySchema = z.object({ blog_id: countTextSchema })

/** Answer of `GET blog/blogdetails`; `body` is HTML: sanitise it (specification, decision 20). */
export const postSchema = z.extend(postRowSchema, { body: z.string(), related: z.array(postRowSchema) })
export type Post = z.infer<typeof postSchema>

/** Filters posts by year, by month (1 to 12) of that year, and by the key of a tag. */
export interface PostFilter {
  year?: number | undefined
  month?: number | undefined
  tag?: string | undefined
}

export const postPage = (t: Transport, { page, perPage, year, month, tag }: PageRequest & PostFilter) =>
  t.get(`blog${query({ page, per_page: perPage, year, month, tag })}`, postPageSchema)

export const postArchive = (t: Transport) => t.get('blog/archive', archiveSchema)

/** One post with its text. The API answers 404 if it does not exist. */
export const postDetail = (t: Transport, postId: number) =>
  t.get(`blog/blogdetails${query({ blog_id: postId })}`, postSchema)
