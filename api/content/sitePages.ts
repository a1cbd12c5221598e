import type { BannerPage } from '../../shared/contract/content/banner.ts'
import { fallbackLanguage } from '../../shared/languages.ts'
import { type ApiTexts, texts } from '../texts/texts.ts'

/** Where the page of a banner is; those behind a sign-in, too, since whoever searches may be the one. */
export const bannerPaths: Record<BannerPage, string> = {
  about: '/about',
  swargashram: '/swargashram',
  projects: '/projects',
  internship: '/internship-project',
  ashayein: '/ashayein-project',
  'csr-support': '/csr-support',
  media: '/media',
  photos: '/photos',
  video: '/video',
  blog: '/blog',
  archives: '/archives',
  contact: '/contact',
  donation: '/donation',
  profile: '/profile',
  notifications: '/notifications',
}

/** Pages without a banner. The keys are those of the texts. */
export const plainPaths = Object.keys(texts[fallbackLanguage].pages) as (keyof ApiTexts['pages'])[]
