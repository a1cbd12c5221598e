import { about } from './content/about.ts'
import { homeBanners, pageBanners } from './content/banners.ts'
import { collaborators, supportPartners } from './content/companions.ts'
import { contentPages } from './content/contentPages.ts'
import { dashboard } from './content/dashboard.ts'
import { albums, videos } from './content/gallery.ts'
import { legal } from './content/legal.ts'
import { posts, tags } from './content/posts.ts'
import { projectPages } from './content/projectPages.ts'
import { trustees } from './content/trustees.ts'
import { awards, quotes } from './content/voices.ts'
import type { SeedContent } from './seedContentType.ts'

/** The demo's texts, from the folder `content`. */
export const content: SeedContent = {
  homeBanners,
  pageBanners,
  about,
  trustees,
  dashboard,
  quotes,
  awards,
  collaborators,
  supportPartners,
  contentPages,
  projectPages,
  albums,
  videos,
  tags,
  posts,
  legal,
}
