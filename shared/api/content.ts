/** Calls for the content of the site's pages (specification, section 7). Each throws `ApiError`. */
import { aboutSchema, trusteesSchema } from '../contract/content/about.ts'
import { type BannerPage, homeBannersSchema, pageBannerSchema } from '../contract/content/banner.ts'
import { type ContentPageName, contentPageSchema } from '../contract/content/contentPage.ts'
import { dashboardSchema } from '../contract/content/dashboard.ts'
import { legalSchema } from '../contract/content/legal.ts'
import { foundListSchema } from '../contract/content/search.ts'
import { awardsSchema, companionsSchema, quotesSchema } from '../contract/content/voices.ts'
import { query } from './query.ts'
import type { Transport } from './transport.ts'

export const homeBanners = (t: Transport) => t.get('get-home-banner', homeBannersSchema)

export const pageBanner = (t: Transport, page: BannerPage) =>
  t.get(`get-pages-banner${query({ page })}`, pageBannerSchema)

export const aboutUs = (t: Transport) => t.get('about-us', aboutSchema)

export const trustees = (t: Transport) => t.get('trustee', trusteesSchema)

export const dashboard = (t: Transport) => t.get('dashboard', dashboardSchema)

export const quotes = (t: Transport) => t.get('quotes-list', quotesSchema)

export const awards = (t: Transport) => t.get('awards-recognitions-list', awardsSchema)

export const collaborators = (t: Transport) => t.get('collaborators', companionsSchema)

export const supportPartners = (t: Transport) => t.get('support-partners-list', companionsSchema)

export const contentPage = (t: Transport, page: ContentPageName) =>
  t.get(`get-page${query({ page })}`, contentPageSchema)

export const legal = (t: Transport) => t.get('privacy-policy', legalSchema)

/** Finds pages, projects, posts and albums that contain the words of `q` (1 to 80 characters). */
export const search = (t: Transport, q: string) => t.get(`search${query({ q })}`, foundListSchema)
