import type { Dependencies } from '../../../dependencies.ts'
import { type Content, need } from '../content.ts'
import { inColumns, pictureColumns } from './inColumns.ts'
import { insertRows } from './rows.ts'

/** Albums, written anew. The ids of an album's pictures begin with its own. */
export async function writeAlbums(db: Dependencies['db'], content: Content): Promise<void> {
  const { albums } = content
  await db.deleteFrom('albums').execute()
  const rows = albums.map(({ facts, texts }) => ({
    id: facts.id,
    ...inColumns(texts, ({ title, text }) => ({ title, text })),
  }))
  await insertRows(db, 'albums', rows)
  const photos = albums.flatMap(({ facts, texts }) =>
    facts.photos.map((photo, index) => ({
      id: facts.id * 100 + index + 1,
      album_id: facts.id,
      ...pictureColumns(content, photo),
      ...inColumns(texts, ({ captions }) => ({ caption: need(captions, photo) })),
    })),
  )
  await insertRows(db, 'photos', photos)
}
