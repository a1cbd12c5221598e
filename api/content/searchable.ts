import { bannerPageSchema } from '../../shared/contract/content/banner.ts'
import type { Found } from '../../shared/contract/content/search.ts'
import type { Dependencies } from '../dependencies.ts'
import { type Language, languages } from '../../shared/languages.ts'
import { inLanguage, wantedFirst } from '../storage/inLanguage.ts'
import type { Searchable } from '../../shared/rank.ts'
import { postPath, projectPath, sitePaths } from '../../shared/sitePaths.ts'
import { bannerPath } from './bannerPath.ts'

type Db = Dependencies['db']

/** A thing to find, with its names in one language. */
interface Named extends Found {
  words: string
}

/** All content that the site has a page for, with titles in the reader's language, to be found by words of every language. */
export async function listSearchable({ db }: { db: Db }, language: Language): Promise<(Found & Searchable)[]> {
  const inEach = await Promise.all(languages.map((one) => listNamed(db, one)))
  const shown = inEach[languages.indexOf(language)] ?? []
  // All lists have the same entries in the same order.
  return shown.map((entry, index) => {
    const all = inEach.flatMap((list) => list[index] ?? [])
    return {
      ...entry,
      names: all.map((one) => one.title).join(' '),
      words: all.map((one) => one.words).join(' '),
    }
  })
}

async function listNamed(db: Db, language: Language): Promise<Named[]> {
  const [banners, projects, albums, videos, posts] = await Promise.all([
    db.selectFrom(inLanguage('page_banners', language)).selectAll().orderBy('page').execute(),
    listProjects(db, language),
    db.selectFrom(inLanguage('albums', language)).selectAll().orderBy('id').execute(),
    db.selectFrom(inLanguage('videos', language)).selectAll().orderBy('id').execute(),
    listPosts(db, language),
  ])
  const pages = banners.flatMap(({ page: name, title, text }): Named[] => {
    const page = bannerPageSchema.safeParse(name)
    return page.success ? [{ kind: 'page', title, path: bannerPath(page.data), words: `${name} ${text}` }] : []
  })
  return [
    ...pages,
    ...projects,
    ...posts,
    ...albums.map(({ title, text }): Named => ({ kind: 'album', title, path: sitePaths.photos, words: text })),
    ...videos.map(({ title, text }): Named => ({ kind: 'video', title, path: sitePaths.video, words: text })),
  ]
}

async function listProjects(db: Db, language: Language): Promise<Named[]> {
  const rows = await db
    .selectFrom(inLanguage('projects', language))
    .leftJoin(inLanguage('project_pages', language), 'project_pages.project_id', 'projects.id')
    .select(['id', 'title', 'description', 'summary'])
    .orderBy('id')
    .execute()
  return rows.map(({ id, title, description, summary }) => ({
    kind: 'project',
    title,
    path: projectPath(id),
    words: `${summary ?? ''} ${description}`,
  }))
}

async function listPosts(db: Db, language: Language): Promise<Named[]> {
  const rows = await db
    .selectFrom('post_texts')
    .select(['post_id', 'title', 'summary'])
    .distinctOn('post_id')
    .orderBy('post_id')
    .orderBy(wantedFirst(language))
    .execute()
  return rows.map(({ post_id, title, summary }) => ({
    kind: 'post',
    title,
    path: postPath(post_id),
    words: summary,
  }))
}
