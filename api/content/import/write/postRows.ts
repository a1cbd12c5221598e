import { languages } from '../../../../shared/languages.ts'
import { type Content, need, type PostEntry } from '../content.ts'
import type { Rows } from './replaceRows.ts'
import { textRows } from './textRows.ts'

/** Posts in the languages that they have, and their tags. */
export function postRows(content: Pick<Content, 'posts' | 'tags' | 'authors' | 'pictures'>): Rows {
  const { posts, tags, authors, pictures } = content
  const tagRows = Object.keys(tags.en).map((key, index) => ({ key, position: index + 1 }))
  const tagTitles = tagRows.flatMap(({ key }) => textRows({ key }, tags, (all) => ({ title: need(all, key) })))
  const labels = posts.flatMap(({ facts: { id, picture, author } }) =>
    textRows({ id }, authors, (all, language) => ({
      alt: need(pictures[language], picture),
      author: need(all, author),
    })),
  )
  const tagged = posts.flatMap(({ facts }) => facts.tags.map((tag_key) => ({ post_id: facts.id, tag_key })))
  return {
    tags: tagRows,
    tag_texts: tagTitles,
    posts: posts.map(({ facts: { id, publishedAt, picture } }) => ({
      id,
      published_at: new Date(publishedAt),
      picture,
    })),
    post_labels: labels,
    post_texts: posts.flatMap(toTexts),
    post_tags: tagged,
  }
}

const toTexts = ({ facts, texts }: PostEntry) =>
  languages.flatMap((language) => {
    const text = texts[language]
    return text ? [{ post_id: facts.id, language, ...text }] : []
  })
