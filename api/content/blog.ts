import { type ArchiveMonth, blogQuerySchema, type PostPage } from '../../shared/contract/content/blog.ts'
import { sql } from 'kysely'
import type { Call, DataAnswer } from '../call.ts'
import { readPaging, readQuery } from '../base/http/readRequest.ts'
import { invalid } from '../base/http/refusal.ts'
import { selectPosts, toPostRow } from './postRow.ts'

/**
 * `GET blog?page=1&per_page=10&year=2026&month=8&tag=kitchen`. Posts of an Indian year or month, with a tag; newest first, at most 50 a page. 422 for
 * impossible values and for a month without its year. An unknown tag has no posts.
 */
export async function listPosts({ deps, url, language }: Call): Promise<DataAnswer> {
  const query = readQuery(url, blogQuerySchema)
  const { page, per_page, limit, offset } = readPaging(query)
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
  const ids = wanted.select('id').orderBy('published_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset)
  const [{ total }, found] = await Promise.all([
    wanted.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    selectPosts(deps.db, language)
      .where('id', 'in', ids)
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  ])
  const data: PostPage = { rows: found.map((post) => toPostRow(deps, post)), page, per_page, total }
  return { data }
}

/** `GET blog/archive`. Indian months that have posts, newest first, with their number of posts. */
export async function postArchive({ deps }: Call): Promise<DataAnswer> {
  const { rows } = await sql<ArchiveMonth>`
    select extract(year from day)::int as year, extract(month from day)::int as month, count(*) as count
    from (select published_at at time zone interval '05:30' as day from posts) as days
    group by 1, 2 order by 1 desc, 2 desc`.execute(deps.db)
  return { data: rows }
}

/** The first instant of a month in India, which has had one time zone without daylight saving since long before the first post. 13 is the next January. */
function firstOf(year: number, month: number): Date {
  const day = new Date(Date.UTC(year, month - 1)).toISOString().slice(0, 10)
  return new Date(`${day}T00:00:00+05:30`)
}
