import type {
  ArchiveMonth,
  blogQuerySchema,
  PostPage,
  Post,
  postQuerySchema,
  PostRow,
} from '../../shared/contract/content/blog.ts'
import { HOUR_MS } from '../../shared/date.ts'
import { sql } from 'kysely'
import type { Call, DataAnswer, PublicHandler } from '../call.ts'
import { invalid, notFound } from '../base/http/refusal.ts'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Language } from '../../shared/languages.ts'
import { toPicture } from '../pictures/mediaFiles.ts'
import { plainText } from '../projects/project.ts'
import { inLanguage, wantedFirst } from '../storage/inLanguage.ts'
import type { Database } from '../storage/database.ts'
import { readPage } from '../storage/readPage.ts'
import type { WithConfig } from '../base/config.ts'

/** How many words a person reads in a minute, where that is measured; otherwise `usualWords`. */
const wordsPerMinute: Partial<Record<Language, number>> = { en: 220, hi: 180 }
const usualWords = 180

/** Posts with their tags. A post without the reader's language is in another one. */
const selectPosts = (db: Database, language: Language) =>
  db
    .selectFrom(inLanguage('posts', language))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('post_texts')
          .select(['title', 'summary', 'body', 'language as lang'])
          .whereRef('post_id', '=', 'posts.id')
          .orderBy(wantedFirst(language))
          .limit(1)
          .as('texts'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      'id',
      'title',
      'summary',
      'picture',
      'alt',
      'author',
      'published_at',
      jsonArrayFrom(
        eb
          .selectFrom('post_tags')
          .innerJoin(inLanguage('tags', language), 'tags.key', 'post_tags.tag_key')
          .select(['tags.key', 'tags.title'])
          .whereRef('post_tags.post_id', '=', 'posts.id')
          .orderBy('tags.position'),
      ).as('tags'),
      'lang',
      'body',
    ])

type FoundPost = Awaited<ReturnType<ReturnType<typeof selectPosts>['execute']>>[number]

/** A post as the site shows it in lists. */
function toPostRow({ config }: WithConfig, { body, alt, ...post }: FoundPost): PostRow {
  const words = plainText(body).split(' ').length
  return {
    ...post,
    picture: toPicture(config, { name: post.picture, alt }, 'raster'),
    published_at: post.published_at.toISOString(),
    minutes: Math.max(1, Math.round(words / (wordsPerMinute[post.lang] ?? usualWords))),
  }
}

/**
 * `GET blog?page=1&per_page=10&year=2026&month=8&tag=kitchen`. Posts of an Indian year or month, with a tag; newest first, at most 50 a page. 422 for
 * impossible values and for a month without its year. An unknown tag has no posts.
 */
export const listPosts: PublicHandler<typeof blogQuerySchema> = async ({ deps, language }, query) => {
  if (query.month && !query.year) throw invalid({ year: 'required' })
  let wanted = deps.db.selectFrom('posts')
  if (query.year) {
    const year = Number(query.year)
    const [from, until] = query.month ? [Number(query.month), Number(query.month) + 1] : [1, 13]
    wanted = wanted.where('published_at', '>=', firstOf(year, from)).where('published_at', '<', firstOf(year, until))
  }
  const { tag } = query
  if (tag) {
    wanted = wanted.where('id', 'in', (eb) => eb.selectFrom('post_tags').select('post_id').where('tag_key', '=', tag))
  }
  const shown = selectPosts(deps.db, language)
    .where('id', 'in', wanted.select('id'))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
  const { rows, ...page } = await readPage(wanted, shown, query)
  return { data: { rows: rows.map((post) => toPostRow(deps, post)), ...page } satisfies PostPage }
}

/** `GET blog/archive`. Indian months that have posts, newest first, with their number of posts. */
export async function postArchive({ deps }: Call): Promise<DataAnswer> {
  const { rows } = await sql<ArchiveMonth>`
    select extract(year from day)::int as year, extract(month from day)::int as month, count(*) as count
    from (select published_at at time zone interval '05:30' as day from posts) as days
    group by 1, 2 order by 1 desc, 2 desc`.execute(deps.db)
  return { data: rows }
}

/** The first instant of a month in India. It has had one time zone without daylight saving since long before the first post. 13 is the next January. */
const firstOf = (year: number, month: number): Date => new Date(Date.UTC(year, month - 1) - 5.5 * HOUR_MS)

const RELATED = 3

/**
 * `GET blog/blogdetails?blog_id=7`. One post with its body (HTML) and three related ones; 404 for an unknown one. Related are first those in the reader's
 * language, then those that share most tags with this one, then the newest.
 */
export const blogDetails: PublicHandler<typeof postQuerySchema> = async ({ deps, language }, sent) => {
  const id = Number(sent.blog_id)
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
