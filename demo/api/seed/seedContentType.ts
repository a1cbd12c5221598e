import type { SeedPost, SeedTag } from './content/postTypes.ts'
import type * as seed from './content/types.ts'

/** All texts of the site's pages. */
export interface SeedContent {
  homeBanners: readonly seed.SeedHomeBanner[]
  pageBanners: readonly seed.SeedPageBanner[]
  about: seed.SeedAbout
  trustees: readonly seed.SeedTrustee[]
  dashboard: seed.SeedDashboard
  quotes: readonly seed.SeedQuote[]
  awards: readonly seed.SeedAward[]
  collaborators: readonly seed.SeedCompanion[]
  supportPartners: readonly seed.SeedCompanion[]
  contentPages: readonly seed.SeedContentPage[]
  projectPages: readonly seed.SeedProjectPage[]
  albums: readonly seed.SeedAlbum[]
  videos: readonly seed.SeedVideo[]
  tags: readonly SeedTag[]
  posts: readonly SeedPost[]
  legal: seed.SeedLegal
}
