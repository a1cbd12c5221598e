import { sql } from 'kysely'
import {
  type BannerPage,
  bannerPageSchema,
  type Found,
  type searchQuerySchema,
} from '../../shared/contract/content/pages.ts'
import type { Language } from '../../shared/languages.ts'
import { rank, type Searchable } from '../../shared/rank.ts'
import { postPath, projectPath, sitePaths } from '../../shared/sitePaths.ts'
import type { PublicHandler } from '../call.ts'
import { wantedFirst } from '../storage/inLanguage.ts'
import type { Reading } from '../storage/database.ts'

/** The address of the page that has a banner. A banner has its page's name, with one exception. */
export const bannerPath = (banner: BannerPage): string => sitePaths[banner === 'csr-support' ? 'csrSupport' : banner]

const MOST = 12

/**
 * `GET search?q=` (ours). At most 12 pages with a banner, projects, posts, albums and films that have all words of `q` in either language. Those with the words in the
 * title are first. 422 for no words and for more than 80 characters.
 */
export const search: PublicHandler<typeof searchQuerySchema> = async ({ deps, language }, { q }) => {
  const all = await listSearchable(deps, language)
  const data: Found[] = rank(q, all)
    .slice(0, MOST)
    .map(({ kind, title, path }) => ({ kind, title, path }))
  return { data }
}

interface Row extends Searchable {
  kind: Found['kind']
  id: number
  /** Of a page. */
  page: string
  title: string
}

/** All content that the site has a page for, with titles in the reader's language, to be found by words of every language. */
async function listSearchable({ db }: Reading, language: Language): Promise<(Found & Searchable)[]> {
  const { rows } = await sql<Row>`
    with texts (place, kind, id, page, language, title, words) as (
      select 1, 'page', 0, entry ->> 'page', language, entry ->> 'title', concat(entry ->> 'page', ' ', entry ->> 'text')
      from documents, jsonb_array_elements(body::jsonb) as entry where name = 'page-banners'
      union all
      select 2, 'project', id, '', project_texts.language, title, coalesce(summary, '') || ' ' || description
      from project_texts left join project_page_texts as pages
        on pages.project_id = id and pages.language = project_texts.language
      union all select 3, 'post', post_id, '', language, title, summary from post_texts
      union all
      select case name when 'albums' then 4 else 5 end, case name when 'albums' then 'album' else 'video' end,
        (entry ->> 'id')::bigint, '', language, entry ->> 'title', entry ->> 'text'
      from documents, jsonb_array_elements(body::jsonb) as entry where name in ('albums', 'videos')
    )
    select kind, id, page, (array_agg(title order by ${wantedFirst(language)}))[1] as title,
      string_agg(title, ' ') as names, string_agg(words, ' ') as words
    from texts group by place, kind, id, page order by place, id, page`.execute(db)
  return rows.flatMap(({ page, ...row }) => {
    const path = pathOf(row, page)
    return path === null ? [] : [{ ...row, path }]
  })
}

/** Null for a page that the site does not have. */
function pathOf({ kind, id }: Pick<Row, 'kind' | 'id'>, name: string): string | null {
  const paths = { project: projectPath(id), post: postPath(id), album: sitePaths.photos, video: sitePaths.video }
  if (kind !== 'page') return paths[kind]
  const page = bannerPageSchema.safeParse(name)
  return page.success ? bannerPath(page.data) : null
}
