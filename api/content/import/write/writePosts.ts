import { languages } from '../../../../shared/languages.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { type Content, need, type PostEntry } from '../content.ts'
import { insertRows } from './rows.ts'
import { textRows } from './textRows.ts'

/** Writes posts in the languages that they have, and their tags. */
export async function writePosts(
  db: Dependencies['db'],
  content: Pick<Content, 'posts' | 'tags' | 'authors' | 'pictures'>,
): Promise<void> {
  const { posts, tags, authors, pictures } = content
  for (const table of ['posts', 'tags'] as const) await db.deleteFrom(table).execute()
  const tagRows = Object.keys(tags.en).map((key, index) => ({
    key,
    position: index + 1,
  }))
  await insertRows(db, 'tags', tagRows)
  const titles = tagRows.flatMap(({ key }) => textRows({ key }, tags, (all) => ({ title: need(all, key) })))
  await insertRows(db, 'tag_texts', titles)
  const rows = posts.map(({ facts }) => ({
    id: facts.id,
    published_at: new Date(facts.publishedAt),
    picture: facts.picture,
  }))
  await insertRows(db, 'posts', rows)
  const labels = posts.flatMap(({ facts: { id, picture, author } }) =>
    textRows({ id }, authors, (all, language) => ({
      alt: need(pictures[language], picture),
      author: need(all, author),
    })),
  )
  await insertRows(db, 'post_labels', labels)
  await insertRows(db, 'post_texts', posts.flatMap(toTexts))
  const tagged = posts.flatMap(({ facts }) => facts.tags.map((tag_key) => ({ post_id: facts.id, tag_key })))
  await insertRows(db, 'post_tags', tagged)
}

const toTexts = ({ facts, texts }: PostEntry) =>
  languages.flatMap((language) => {
    const text = texts[language]
    return text ? [{ post_id: facts.id, language, ...text }] : []
  })
