import { bannerPageSchema } from '../../shared/contract/content/banner.ts'
import type { Found } from '../../shared/contract/content/search.ts'
import type { Dependencies } from '../dependencies.ts'
import { inLanguage } from '../http/inLanguage.ts'
import { type Language, languages } from '../../shared/languages.ts'
import { texts } from '../texts/texts.ts'
import { bannerPaths, plainPaths } from './sitePages.ts'
import type { Searchable } from './rank.ts'

type Entry = Found & Searchable

interface Titled {
  title_en: string
  title_hi: string
}

function entry(kind: Found['kind'], row: Titled, path: string, words: string, language: Language): Entry {
  const names = `${row.title_en} ${row.title_hi}`
  return { kind, title: inLanguage(row, 'title', language), path, names, words }
}

/** All that the site has a page for, with titles in the reader's language. */
export async function listSearchable({ db }: Pick<Dependencies, 'db'>, language: Language): Promise<Entry[]> {
  const [banners, projects, albums, videos, posts] = await Promise.all([
    db.selectFrom('page_banners').selectAll().execute(),
    db
      .selectFrom('projects')
      .leftJoin('project_pages', 'project_pages.project_id', 'projects.id')
      .select(['id', 'title_en', 'title_hi', 'description_en', 'description_hi', 'summary_en', 'summary_hi'])
      .orderBy('id')
      .execute(),
    db.selectFrom('albums').selectAll().execute(),
    db.selectFrom('videos').selectAll().execute(),
    listPosts(db, language),
  ])
  const pages = banners.flatMap((row) => {
    const page = bannerPageSchema.safeParse(row.page)
    return page.success ? [entry('page', row, bannerPaths[page.data], `${row.page} ${textsOf(row)}`, language)] : []
  })
  const plain = plainPaths.map((path) => {
    const all = languages.map((one) => texts[one].pages[path])
    const [names, words] = [all.map((page) => page.title).join(' '), all.map((page) => page.words).join(' ')]
    return { kind: 'page' as const, title: texts[language].pages[path].title, path, names, words }
  })
  return [
    ...pages,
    ...plain,
    ...projects.map((row) => {
      const words = [row.summary_en, row.summary_hi, row.description_en, row.description_hi].join(' ')
      return entry('project', row, `/project-details/${row.id}`, words, language)
    }),
    ...posts,
    ...albums.map((row) => entry('album', row, '/photos', textsOf(row), language)),
    ...videos.map((row) => entry('video', row, '/video', textsOf(row), language)),
  ]
}

const textsOf = (row: { text_en: string; text_hi: string }) => `${row.text_en} ${row.text_hi}`

/** Posts by the title in the reader's language, or the only one there is. */
async function listPosts(db: Dependencies['db'], language: Language): Promise<Entry[]> {
  const texts = await db.selectFrom('post_texts').select(['post_id', 'language', 'title', 'summary']).execute()
  const ids = [...new Set(texts.map((text) => text.post_id))]
  return ids.flatMap((id) => {
    const own = texts.filter((text) => text.post_id === id)
    const shown = own.find((text) => text.language === language) ?? own[0]
    if (!shown) return []
    return [
      {
        kind: 'post' as const,
        title: shown.title,
        path: `/blog-details/${id}`,
        names: own.map((text) => text.title).join(' '),
        words: own.map((text) => text.summary).join(' '),
      },
    ]
  })
}
