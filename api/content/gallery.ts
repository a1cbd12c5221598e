import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Album, Video } from '../../shared/contract/content/gallery.ts'
import type { Call, DataAnswer } from '../call.ts'
import { languageFacts, languages } from '../../shared/languages.ts'
import { mediaBytes, toPicture, withPicture } from '../pictures/mediaFiles.ts'
import type { VideoTable, TextTables } from '../storage/tables/contentTables.ts'
import { inLanguage } from '../storage/inLanguage.ts'
import type { WithConfig } from '../base/config.ts'

/** `GET gallery/photos`. Albums with their pictures. */
export async function photos({ deps, language }: Call): Promise<DataAnswer> {
  const albums = await deps.db
    .selectFrom(inLanguage('albums', language))
    .select((eb) => [
      'id',
      'title',
      'text',
      jsonArrayFrom(
        eb
          .selectFrom(inLanguage('photos', language))
          .select(['photos.id', 'caption', 'picture', 'alt'])
          .whereRef('album_id', '=', 'albums.id')
          .orderBy('photos.id'),
      ).as('photos'),
    ])
    .orderBy('id')
    .execute()
  const data: Album[] = albums.map(({ photos: all, ...album }) => ({
    ...album,
    photos: all.map((photo) => withPicture(deps.config, photo, 'raster')),
  }))
  return { data }
}

/** `GET gallery/videos`. Videos with their sources, captions, seconds and bytes. A video without files is left out. */
export async function videos({ deps, language }: Call): Promise<DataAnswer> {
  const rows = await deps.db.selectFrom(inLanguage('videos', language)).selectAll().orderBy('id').execute()
  return { data: rows.map((row) => toVideo(deps, row)).filter((video) => video.sources.length > 0) }
}

function toVideo({ config }: WithConfig, row: VideoTable & Omit<TextTables['video_texts'], 'id'>): Video {
  const address = (file: string) => new URL(`/media/${file}`, config.apiRoot).href
  const sources = (['webm', 'mp4'] as const).flatMap((type) => {
    const bytes = mediaBytes(config.mediaDirectory, `${row.name}.${type}`)
    return bytes === null ? [] : [{ src: address(`${row.name}.${type}`), type: `video/${type}`, bytes }]
  })
  const captions = languages.flatMap((lang) => {
    const file = `${row.name}.${lang}.vtt`
    const isThere = mediaBytes(config.mediaDirectory, file) !== null
    return isThere ? [{ src: address(file), lang, label: languageFacts[lang].name }] : []
  })
  return {
    id: row.id,
    title: row.title,
    text: row.text,
    poster: toPicture(config, row),
    sources: sources.map(({ src, type }) => ({ src, type })),
    captions,
    seconds: row.seconds,
    bytes: Math.min(...sources.map((source) => source.bytes)),
  }
}
