import type { PostRow, Tag } from '../../shared/contract/content/blog.ts'
import type { Dependencies } from '../dependencies.ts'
import { inLanguage } from '../http/inLanguage.ts'
import { type Language, languageFacts } from '../../shared/languages.ts'
import { rowPicture } from '../pictures/picture.ts'
import { plainText } from '../projects/plainText.ts'
import type { PostTable, PostTextTable } from '../storage/contentTables.ts'

/** A row of the list and, for its own page, the body (HTML). */
export interface FoundPost {
  row: PostRow
  body: string
}

/** Posts as the site shows them, in the order given; one that is not written in the reader's language comes in the other. */
export async function toPosts(
  deps: Pick<Dependencies, 'db' | 'config'>,
  posts: readonly PostTable[],
  language: Language,
): Promise<FoundPost[]> {
  if (posts.length === 0) return []
  const ids = posts.map((post) => post.id)
  const [texts, tags] = await Promise.all([
    deps.db.selectFrom('post_texts').selectAll().where('post_id', 'in', ids).execute(),
    deps.db
      .selectFrom('post_tags')
      .innerJoin('tags', 'tags.key', 'post_tags.tag_key')
      .selectAll()
      .where('post_id', 'in', ids)
      .orderBy('tags.position')
      .execute(),
  ])
  return posts.flatMap((post) => {
    const own = texts.filter((text) => text.post_id === post.id)
    const text = own.find((one) => one.language === language) ?? own[0]
    if (!text) return []
    const tagged = tags.filter((tag) => tag.post_id === post.id)
    const titles = tagged.map((tag) => ({ key: tag.key, title: inLanguage(tag, 'title', language) }))
    return [toPost(deps, post, text, titles, language)]
  })
}

function toPost(
  deps: Pick<Dependencies, 'config'>,
  post: PostTable,
  text: PostTextTable,
  tags: Tag[],
  language: Language,
): FoundPost {
  const words = plainText(text.body).split(' ').length
  const row: PostRow = {
    id: post.id,
    title: text.title,
    summary: text.summary,
    picture: rowPicture(deps.config, post, language, 'raster'),
    author: inLanguage(post, 'author', language),
    published_at: post.published_at.toISOString(),
    tags,
    lang: text.language,
    minutes: Math.max(1, Math.round(words / languageFacts[text.language].wordsPerMinute)),
  }
  return { row, body: text.body }
}
