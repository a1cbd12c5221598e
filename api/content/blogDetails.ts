import { sql } from 'kysely'
import { type Post, postQuerySchema } from '../../shared/contract/content/blog.ts'
import type { Call, DataAnswer } from '../call.ts'
import { readQuery } from '../base/http/readRequest.ts'
import { notFound } from '../base/http/refusal.ts'
import { selectPosts, toPostRow } from './postRow.ts'

const RELATED = 3

/**
 * `GET blog/blogdetails?blog_id=7`. One post with its body (HTML) and three related ones; 404 for an unknown one. Related are first those in the reader's
 * language, then those that share most tags with this one, then the newest.
 */
export async function blogDetails({ deps, url, language }: Call): Promise<DataAnswer> {
  const id = Number(readQuery(url, postQuerySchema).blog_id)
  const posts = selectPosts(deps.db, language)
  const related = posts
    .where('id', '<>', id)
    .orderBy(
      sql`(select count(*) from post_texts where post_id = posts.id and post_texts.language = ${language}) desc,
        (select count(*) from post_tags where post_id = posts.id
          and tag_key in (select tag_key from post_tags where post_id = ${id})) desc`,
    )
    .orderBy('published_at', 'desc')
    .limit(RELATED)
  const [post, others] = await Promise.all([posts.where('id', '=', id).executeTakeFirst(), related.execute()])
  if (!post) throw notFound()
  const data: Post = {
    ...toPostRow(deps, post),
    body: post.body,
    related: others.map((one) => toPostRow(deps, one)),
  }
  return { data }
}
