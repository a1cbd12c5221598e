import {
  archiveSchema,
  blogQuerySchema,
  postPageSchema,
  postQuerySchema,
  postSchema,
} from '../../shared/contract/content/blog.ts'
import { albumsSchema, videosSchema } from '../../shared/contract/content/gallery.ts'
import { listPosts, postArchive } from '../content/blog.ts'
import { blogDetails } from '../content/blogDetails.ts'
import { photos, videos } from '../content/gallery.ts'
import type { Route } from '../call.ts'
import { publicRead } from './callers.ts'

/** Pictures, videos and posts. */
export const galleryRoutes: readonly Route[] = [
  publicRead('gallery/photos', 'Albums with their pictures', { answer: albumsSchema, handle: photos }),
  publicRead('gallery/videos', 'Films with sources, captions, length and size', {
    answer: videosSchema,
    handle: videos,
  }),
  publicRead('blog', 'Posts, newest first; of a year, a month, with a tag', {
    query: blogQuerySchema,
    answer: postPageSchema,
    handle: listPosts,
  }),
  publicRead('blog/archive', 'Months that have posts, newest first', { answer: archiveSchema, handle: postArchive }),
  publicRead('blog/blogdetails', 'One post with its text and related ones', {
    query: postQuerySchema,
    answer: postSchema,
    refusals: [404],
    handle: blogDetails,
  }),
]
