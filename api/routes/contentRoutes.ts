import { aboutSchema, trusteesSchema } from '../../shared/contract/content/about.ts'
import { homeBannersSchema, pageBannerQuerySchema, pageBannerSchema } from '../../shared/contract/content/banner.ts'
import { contactWithLimitsSchema } from '../../shared/contract/content/contactWithLimits.ts'
import { contentPageQuerySchema, contentPageSchema } from '../../shared/contract/content/contentPage.ts'
import { dashboardSchema } from '../../shared/contract/content/dashboard.ts'
import { legalSchema } from '../../shared/contract/content/legal.ts'
import { foundListSchema, searchQuerySchema } from '../../shared/contract/content/search.ts'
import { awardsSchema, companionsSchema, quotesSchema } from '../../shared/contract/content/voices.ts'
import { homeBanners, pageBanner } from '../content/banners.ts'
import { aboutUs, contentPage, dashboard, legal } from '../content/documents.ts'
import { awards, collaborators, quotes, supportPartners, trustees } from '../content/people.ts'
import { search } from '../content/search.ts'
import type { Route } from '../platform/http/call.ts'
import { contactDetails } from '../projects/contactDetails.ts'
import { publicRead } from './callers.ts'

/** Content of the site's pages. */
export const contentRoutes: readonly Route[] = [
  {
    ...publicRead,
    path: 'get-home-banner',
    summary: 'What the home page opens with',
    answer: homeBannersSchema,
    handle: homeBanners,
  },
  {
    ...publicRead,
    path: 'get-pages-banner',
    summary: 'Title, text and picture that a page opens with',
    query: pageBannerQuerySchema,
    answer: pageBannerSchema,
    refusals: [404],
    handle: pageBanner,
  },
  { ...publicRead, path: 'about-us', summary: 'The trust’s account of itself', answer: aboutSchema, handle: aboutUs },
  { ...publicRead, path: 'trustee', summary: 'Who answers for the trust', answer: trusteesSchema, handle: trustees },
  {
    ...publicRead,
    path: 'dashboard',
    summary: 'The work in numbers, and where the money goes',
    answer: dashboardSchema,
    handle: dashboard,
  },
  { ...publicRead, path: 'quotes-list', summary: 'What people say', answer: quotesSchema, handle: quotes },
  {
    ...publicRead,
    path: 'awards-recognitions-list',
    summary: 'Awards and recognitions, newest first',
    answer: awardsSchema,
    handle: awards,
  },
  {
    ...publicRead,
    path: 'collaborators',
    summary: 'Who works with the trust',
    answer: companionsSchema,
    handle: collaborators,
  },
  {
    ...publicRead,
    path: 'support-partners-list',
    summary: 'Companies and foundations that support the trust',
    answer: companionsSchema,
    handle: supportPartners,
  },
  {
    ...publicRead,
    path: 'get-page',
    summary: 'A page of sections, facts and questions',
    query: contentPageQuerySchema,
    answer: contentPageSchema,
    refusals: [404],
    handle: contentPage,
  },
  { ...publicRead, path: 'privacy-policy', summary: 'Privacy policy and terms', answer: legalSchema, handle: legal },
  {
    ...publicRead,
    cached: 'progress',
    // A limit begins to hold on a day, without a change of the content.
    path: 'get-contact-details',
    summary: 'The organisation, and the ways to give without online payment',
    answer: contactWithLimitsSchema,
    handle: contactDetails,
  },
  {
    ...publicRead,
    path: 'search',
    summary: 'Pages, projects, posts and albums that have some words',
    query: searchQuerySchema,
    answer: foundListSchema,
    handle: search,
  },
]
