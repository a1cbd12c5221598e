import type { Dependencies } from '../../../dependencies.ts'
import { type Content, need } from '../content.ts'
import { insertRows } from './rows.ts'
import { textRows } from './textRows.ts'

/** Writes all albums again. The ids of an album's pictures begin with its own. */
export async function writeAlbums(db: Dependencies['db'], { albums, pictures }: Content): Promise<void> {
  await db.deleteFrom('albums').execute()
  const rows = albums.map(({ facts: { id } }) => ({ id }))
  await insertRows(db, 'albums', rows)
  const titles = albums.flatMap(({ facts: { id }, texts }) =>
    textRows({ id }, texts, ({ title, text }) => ({ title, text })),
  )
  await insertRows(db, 'album_texts', titles)
  const photos = albums.flatMap(({ facts, texts }) =>
    facts.photos.map((picture, index) => ({ id: facts.id * 100 + index + 1, album_id: facts.id, picture, texts })),
  )
  await insertRows(
    db,
    'photos',
    photos.map(({ id, album_id, picture }) => ({ id, album_id, picture })),
  )
  const captions = photos.flatMap(({ id, picture, texts }) =>
    textRows({ id }, texts, (text, language) => ({
      alt: need(pictures[language], picture),
      caption: need(text.captions, picture),
    })),
  )
  await insertRows(db, 'photo_texts', captions)
}
