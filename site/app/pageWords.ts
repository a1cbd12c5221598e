import type { Language } from '../../shared/languages.ts'
import type { SitePageName } from '../../shared/sitePaths.ts'

/**
 * How the site's search names a page, and by which other words readers look for it: `search.ts` in the page's folder. A page with a banner needs none: the
 * API finds it by its banner.
 */
export interface PageWords {
  page: SitePageName
  title: Record<Language, string>
  words: Record<Language, string>
}
