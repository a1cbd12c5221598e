import type { Album, Video } from '../../shared/contract/content/gallery.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Answer, Call } from '../http/call.ts'
import { inLanguage } from '../http/inLanguage.ts'
import { type Language, languageFacts, languages } from '../../shared/languages.ts'
import { mediaBytes } from '../pictures/mediaFiles.ts'
import { rowPicture } from '../pictures/picture.ts'
import type { VideoTable } from '../storage/contentTables.ts'

/** `GET gallery/photos`. Albums with their pictures. */
export async function photos({ deps, language }: Call): Promise<Answer> {
  const [albums, all] = await Promise.all([
    deps.db.selectFrom('albums').selectAll().orderBy('id').execute(),
    deps.db.selectFrom('photos').selectAll().orderBy('id').execute(),
  ])
  const data: Album[] = albums.map((album) => ({
    id: album.id,
    title: inLanguage(album, 'title', language),
    text: inLanguage(album, 'text', language),
    photos: all
      .filter((photo) => photo.album_id === album.id)
      .map((photo) => ({
        id: photo.id,
        caption: inLanguage(photo, 'caption', language),
        picture: rowPicture(deps.config, photo, language, 'raster'),
      })),
  }))
  return { data }
}

/** `GET gallery/videos`. Films with their sources, captions, seconds and bytes; one whose files are not there is left out. */
export async function videos({ deps, language }: Call): Promise<Answer> {
  const rows = await deps.db.selectFrom('videos').selectAll().orderBy('id').execute()
  return { data: rows.map((row) => toVideo(deps, row, language)).filter((video) => video.sources.length > 0) }
}

function toVideo({ config }: Pick<Dependencies, 'config'>, row: VideoTable, language: Language): Video {
  const address = (file: string) => new URL(`/media/${file}`, config.apiRoot).href
  const sources = (['webm', 'mp4'] as const).flatMap((type) => {
    const bytes = mediaBytes(config.mediaDirectory, `${row.name}.${type}`)
    return bytes === null ? [] : [{ src: address(`${row.name}.${type}`), type: `video/${type}`, bytes }]
  })
  const captions = languages.filter((lang) => mediaBytes(config.mediaDirectory, `${row.name}.${lang}.vtt`) !== null)
  return {
    id: row.id,
    title: inLanguage(row, 'title', language),
    text: inLanguage(row, 'text', language),
    poster: rowPicture(config, { ...row, picture: row.name }, language),
    sources: sources.map(({ src, type }) => ({ src, type })),
    captions: captions.map((lang) => ({
      src: address(`${row.name}.${lang}.vtt`),
      lang,
      label: languageFacts[lang].name,
    })),
    seconds: row.seconds,
    bytes: Math.min(...sources.map((source) => source.bytes)),
  }
}
