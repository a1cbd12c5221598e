/** Pictures and videos: `gallery/photos`, `gallery/videos` (specification, section 7). */
import * as z from 'zod/mini'
import { countSchema, idSchema } from '../basics.ts'
import { languageSchema } from '../language.ts'
import { pictureSchema } from './picture.ts'

export const photoSchema = z.object({ id: idSchema, caption: z.string(), picture: pictureSchema })

/** An entry of `GET gallery/photos`. */
export const albumSchema = z.object({ id: idSchema, title: z.string(), text: z.string(), photos: z.array(photoSchema) })
export type Album = z.infer<typeof albumSchema>
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
