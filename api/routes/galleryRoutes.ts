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
import type { Route } from '../platform/http/call.ts'
import { publicRead } from './callers.ts'

/** Pictures, videos and posts. */
export const galleryRoutes: readonly Route[] = [
  {
    ...publicRead,
    path: 'gallery/photos',
    summary: 'Albums with their pictures',
    answer: albumsSchema,
    handle: photos,
  },
  {
    ...publicRead,
    path: 'gallery/videos',
    summary: 'Films with sources, captions, length and size',
    answer: videosSchema,
    handle: videos,
  },
  {
    ...publicRead,
    path: 'blog',
    summary: 'Posts, newest first; of a year, a month, with a tag',
    query: blogQuerySchema,
    answer: postPageSchema,
    handle: listPosts,
  },
  {
    ...publicRead,
    path: 'blog/archive',
    summary: 'Months that have posts, newest first',
    answer: archiveSchema,
    handle: postArchive,
  },
  {
    ...publicRead,
    path: 'blog/blogdetails',
    summary: 'One post with its text and related ones',
    query: postQuerySchema,
    answer: postSchema,
    refusals: [404],
    handle: blogDetails,
  },
]
