import {
  aboutSchema,
  awardsSchema,
  companionsSchema,
  contentPageQuerySchema,
  contentPageSchema,
  dashboardSchema,
  foundListSchema,
  homeBannersSchema,
  legalSchema,
  pageBannerQuerySchema,
  pageBannerSchema,
  quotesSchema,
  searchQuerySchema,
  trusteesSchema,
} from '../../shared/contract/content/pages.ts'
import { contactRequestSchema, contactWithLimitsSchema } from '../../shared/contract/content/contact.ts'
import {
  awards,
  collaborators,
  quotes,
  supportPartners,
  trustees,
  homeBanners,
  pageBanner,
} from '../content/pageParts.ts'
import { aboutUs, contentPage, dashboard, legal } from '../content/documents.ts'
import { search } from '../content/search.ts'
import type { Route } from '../call.ts'
import { contactDetails } from '../projects/project.ts'
import { publicRead, visitorWrite } from './callers.ts'
import {
  archiveSchema,
  blogQuerySchema,
  postPageSchema,
  postQuerySchema,
  postSchema,
} from '../../shared/contract/content/blog.ts'
import { albumsSchema, videosSchema } from '../../shared/contract/content/gallery.ts'
import { listPosts, postArchive, blogDetails } from '../content/blog.ts'
import { photos, videos } from '../content/gallery.ts'
import { becomeVolunteerRequestSchema } from '../../shared/contract/project.ts'
import { referenceSchema } from '../../shared/contract/basics.ts'
import { storeMessage, becomeVolunteer } from '../contact/forms.ts'

/** Content of the site's pages. */
export const contentRoutes: readonly Route[] = [
  publicRead('get-home-banner', 'What the home page opens with', { answer: homeBannersSchema, handle: homeBanners }),
  publicRead('get-pages-banner', 'Title, text and picture that a page opens with', {
    query: pageBannerQuerySchema,
    answer: pageBannerSchema,
    refusals: [404],
    handle: pageBanner,
  }),
  publicRead('about-us', 'The trust’s account of itself', { answer: aboutSchema, handle: aboutUs }),
  publicRead('trustee', 'Who answers for the trust', { answer: trusteesSchema, handle: trustees }),
  publicRead('dashboard', 'The work in numbers, and where the money goes', {
    answer: dashboardSchema,
    handle: dashboard,
  }),
  publicRead('quotes-list', 'What people say', { answer: quotesSchema, handle: quotes }),
  publicRead('awards-recognitions-list', 'Awards and recognitions, newest first', {
    answer: awardsSchema,
    handle: awards,
  }),
  publicRead('collaborators', 'Who works with the trust', { answer: companionsSchema, handle: collaborators }),
  publicRead('support-partners-list', 'Companies and foundations that support the trust', {
    answer: companionsSchema,
    handle: supportPartners,
  }),
  publicRead('get-page', 'A page of sections, facts and questions', {
    query: contentPageQuerySchema,
    answer: contentPageSchema,
    refusals: [404],
    handle: contentPage,
  }),
  publicRead('privacy-policy', 'Privacy policy and terms', { answer: legalSchema, handle: legal }),
  publicRead('get-contact-details', 'The organisation, and the ways to give without online payment', {
    // A limit begins to hold on a day, without a change of the content.
    cached: 'progress',
    answer: contactWithLimitsSchema,
    handle: contactDetails,
  }),
  publicRead('search', 'Pages, projects, posts and albums that have some words', {
    query: searchQuerySchema,
    answer: foundListSchema,
    handle: search,
  }),
]

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

/** Forms that anyone may send to the trust. From the trust's own pages only, so no other page can send one in a visitor's name. */
export const formRoutes: readonly Route[] = [
  visitorWrite('contact-us/store', 'A message to the trust', {
    body: contactRequestSchema,
    answer: referenceSchema,
    refusals: [429],
    handle: storeMessage,
  }),
  visitorWrite('project/volunteer/become-volunteer', 'An offer to help with a project', {
    body: becomeVolunteerRequestSchema,
    answer: referenceSchema,
    refusals: [404, 429],
    handle: becomeVolunteer,
  }),
]
