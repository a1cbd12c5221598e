import { type Content, need } from '../content.ts'
import type { Rows } from './replaceRows.ts'
import { textRows } from './textRows.ts'

/** Albums with their pictures. The ids of an album's pictures begin with its own. */
export function albumRows({ albums, pictures }: Content): Rows {
  const photos = albums.flatMap(({ facts, texts }) =>
    facts.photos.map((picture, index) => ({ id: facts.id * 100 + index + 1, album_id: facts.id, picture, texts })),
  )
  const titles = albums.flatMap(({ facts: { id }, texts }) =>
    textRows({ id }, texts, ({ title, text }) => ({ title, text })),
  )
  const captions = photos.flatMap(({ id, picture, texts }) =>
    textRows({ id }, texts, (text, language) => ({
      alt: need(pictures[language], picture),
      caption: need(text.captions, picture),
    })),
  )
  const files = photos.map(({ id, album_id, picture }) => ({ id, album_id, picture }))
  return {
    albums: albums.map(({ facts: { id } }) => ({ id })),
    album_texts: titles,
    photos: files,
    photo_texts: captions,
  }
}
