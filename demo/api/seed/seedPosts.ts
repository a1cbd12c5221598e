import type { Dependencies } from '../dependencies.ts'
import { columns } from './columns.ts'
import type { SeedPost } from './content/postTypes.ts'
import type { SeedContent } from './seedContentType.ts'

/** Posts in the languages that they are written in, and their tags. */
export async function seedPosts(
  db: Dependencies['db'],
  { tags, posts }: Pick<SeedContent, 'tags' | 'posts'>,
): Promise<void> {
  const tagRows = tags.map(({ key, title }, index) => ({ key, position: index + 1, ...columns('title', title) }))
  if (tagRows.length > 0) await db.insertInto('tags').values(tagRows).execute()
  if (posts.length === 0) return
  const rows = posts.map(({ id, picture, author, publishedAt }) => ({
    id,
    picture: picture.name,
    ...columns('alt', picture.alt),
    ...columns('author', author),
    published_at: new Date(publishedAt),
  }))
  await db.insertInto('posts').values(rows).execute()
  await db.insertInto('post_texts').values(posts.flatMap(toTexts)).execute()
  const tagged = posts.flatMap((post) => post.tags.map((tag_key) => ({ post_id: post.id, tag_key })))
  if (tagged.length > 0) await db.insertInto('post_tags').values(tagged).execute()
}

function toTexts({ id, text }: SeedPost) {
  const { en, hi }: { en?: typeof text.hi; hi?: typeof text.hi } = text
  return [
    ...(en ? [{ post_id: id, language: 'en' as const, ...en }] : []),
    ...(hi ? [{ post_id: id, language: 'hi' as const, ...hi }] : []),
  ]
}
