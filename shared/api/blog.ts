/** Posts (specification, section 7). Each throws `ApiError`. */
import { archiveSchema, postPageSchema, postSchema } from '../contract/content/blog.ts'
import type { PageRequest } from '../contract/paging.ts'
import { query } from './query.ts'
import type { Transport } from './transport.ts'

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
