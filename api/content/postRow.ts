import type { PostRow, Tag } from '../../shared/contract/content/blog.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Language } from '../../shared/languages.ts'
import { rowPicture } from '../pictures/picture.ts'
import { plainText } from '../projects/plainText.ts'
import type { PostTable, PostTextTable } from '../storage/tables/contentTables.ts'
import { inLanguage, wantedFirst } from '../storage/inLanguage.ts'
import type { TextTables } from '../storage/tables/textTables.ts'

/** How many words a person reads in a minute. */
const wordsPerMinute: Readonly<Record<Language, number>> = { en: 220, hi: 180 }

/** A post with its labels in the reader's language. */
export type LabelledPost = PostTable & Omit<TextTables['post_labels'], 'id'>

/** A row of the list and, for the post's own page, the body (HTML). */
export interface FoundPost {
  row: PostRow
  body: string
}

/** Posts as the site shows them, in the given order. A post without the reader's language is in another one. */
export async function toPosts(
  deps: Pick<Dependencies, 'db' | 'config'>,
  posts: readonly LabelledPost[],
  language: Language,
): Promise<FoundPost[]> {
  if (posts.length === 0) return []
  const ids = posts.map((post) => post.id)
  const [texts, tags] = await Promise.all([
    deps.db.selectFrom('post_texts').selectAll().where('post_id', 'in', ids).orderBy(wantedFirst(language)).execute(),
    deps.db
      .selectFrom('post_tags')
      .innerJoin(inLanguage('tags', language), 'tags.key', 'post_tags.tag_key')
      .selectAll()
      .where('post_id', 'in', ids)
      .orderBy('tags.position')
      .execute(),
  ])
  return posts.flatMap((post) => {
    const text = texts.find((one) => one.post_id === post.id)
    if (!text) return []
    const tagged = tags.filter((tag) => tag.post_id === post.id)
    const titles = tagged.map((tag) => ({ key: tag.key, title: tag.title }))
    return [toPost(deps, post, text, titles)]
  })
}

function toPost(deps: Pick<Dependencies, 'config'>, post: LabelledPost, text: PostTextTable, tags: Tag[]): FoundPost {
  const words = plainText(text.body).split(' ').length
  const row: PostRow = {
    id: post.id,
    title: text.title,
    summary: text.summary,
    picture: rowPicture(deps.config, post, 'raster'),
    author: post.author,
    published_at: post.published_at.toISOString(),
    tags,
    lang: text.language,
    minutes: Math.max(1, Math.round(words / wordsPerMinute[text.language])),
  }
  return { row, body: text.body }
}
