import { sql } from 'kysely'
import { type Post, postQuerySchema } from '../../shared/contract/content/blog.ts'
import type { Call, DataAnswer } from '../platform/http/call.ts'
import type { Language } from '../../shared/languages.ts'
import { readQuery } from '../platform/http/readQuery.ts'
import { notFound } from '../platform/http/refusal.ts'
import { type LabelledPost, toPosts } from './postRow.ts'
import { inLanguage } from '../storage/inLanguage.ts'

const RELATED = 3

/** `GET blog/blogdetails?blog_id=7`. One post with its body (HTML) and three related ones; 404 for an unknown one. */
export async function blogDetails({ deps, url, language }: Call): Promise<DataAnswer> {
  const id = Number(readQuery(url, postQuerySchema).blog_id)
  const found = await deps.db.selectFrom(inLanguage('posts', language)).selectAll().where('id', '=', id).execute()
  const [[post], related] = await Promise.all([toPosts(deps, found, language), findRelated(deps, id, language)])
  if (!post) throw notFound()
  const rows = (await toPosts(deps, related, language)).map(({ row }) => row)
  const data: Post = { ...post.row, body: post.body, related: rows }
  return { data }
}

/** Related posts: those in the reader's language first, then those that share most tags with this one, then the newest. */
function findRelated(deps: Call['deps'], id: number, language: Language): Promise<LabelledPost[]> {
  return deps.db
    .selectFrom(inLanguage('posts', language))
    .selectAll()
    .where('id', '<>', id)
    .orderBy(
      sql`(select count(*) from post_texts where post_id = posts.id and post_texts.language = ${language}) desc,
        (select count(*) from post_tags where post_id = posts.id
          and tag_key in (select tag_key from post_tags where post_id = ${id})) desc`,
    )
    .orderBy('published_at', 'desc')
    .limit(RELATED)
    .execute()
}
