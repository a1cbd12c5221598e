/** Pictures and videos (specification, section 7). Each throws `ApiError`. */
import { albumsSchema, videosSchema } from '../contract/content/gallery.ts'
import type { Transport } from './transport.ts'

export const photoAlbums = (t: Transport) => t.get('gallery/photos', albumsSchema)

export const videos = (t: Transport) => t.get('gallery/videos', videosSchema)
