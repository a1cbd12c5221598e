import type { Dependencies } from '../dependencies.ts'
import { columns } from './columns.ts'
import type { SeedContent } from './seedContentType.ts'

/** Albums with their pictures, and films. */
export async function seedGallery(
  db: Dependencies['db'],
  { albums, videos }: Pick<SeedContent, 'albums' | 'videos'>,
): Promise<void> {
  const rows = albums.map(({ title, text }, index) => ({
    id: index + 1,
    ...columns('title', title),
    ...columns('text', text),
  }))
  if (rows.length > 0) await db.insertInto('albums').values(rows).execute()
  const photos = albums.flatMap((album, index) =>
    album.photos.map(({ caption, picture }, place) => ({
      id: (index + 1) * 100 + place + 1,
      album_id: index + 1,
      picture: picture.name,
      ...columns('alt', picture.alt),
      ...columns('caption', caption),
    })),
  )
  if (photos.length > 0) await db.insertInto('photos').values(photos).execute()
  const films = videos.map(({ name, title, text, posterAlt, seconds }, index) => ({
    id: index + 1,
    name,
    seconds,
    ...columns('alt', posterAlt),
    ...columns('title', title),
    ...columns('text', text),
  }))
  if (films.length > 0) await db.insertInto('videos').values(films).execute()
}
