/** Pictures and videos: `gallery/photos`, `gallery/videos` (specification, section 7). Each call throws `ApiError`. */
import * as z from 'zod/mini'
import { countSchema, idSchema, languageSchema, pictureSchema } from '../basics.ts'
import type { Transport } from '../transport.ts'

export const photoSchema = z.object({ id: idSchema, caption: z.string(), picture: pictureSchema })

/** An entry of `GET gallery/photos`. */
export const albumSchema = z.object({ id: idSchema, title: z.string(), text: z.string(), photos: z.array(photoSchema) })
export const albumsSchema = z.array(albumSchema)

/** An entry of `GET gallery/videos`. `seconds` of playing time; `bytes` of the smallest source, shown before it loads. Addresses are absolute. */
export const videoSchema = z.object({
  id: idSchema,
  title: z.string(),
  text: z.string(),
  poster: pictureSchema,
  sources: z.array(z.object({ src: z.string(), type: z.string() })),
  captions: z.array(z.object({ src: z.string(), lang: languageSchema, label: z.string() })),
  seconds: countSchema,
  bytes: countSchema,
})
export type Video = z.infer<typeof videoSchema>
export const videosSchema = z.array(videoSchema)

export const photoAlbums = (t: Transport) => t.get('gallery/photos', albumsSchema)

export const videos = (t: Transport) => t.get('gallery/videos', videosSchema)
