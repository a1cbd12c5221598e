import * as pages from '../../shared/contract/content/pages.ts'
import * as contact from '../../shared/contract/content/contact.ts'
import { answerList, answerPage, pageBanner, videos } from '../content/documents.ts'
import { search } from '../content/search.ts'
import type { Route } from '../call.ts'
import { contactDetails } from '../projects/project.ts'
import { publicRead, visitorWrite } from './callers.ts'
import * as blog from '../../shared/contract/content/blog.ts'
import * as gallery from '../../shared/contract/content/gallery.ts'
import * as blogCalls from '../content/blog.ts'
import { becomeVolunteerRequestSchema } from '../../shared/contract/project.ts'
import { referenceSchema } from '../../shared/contract/basics.ts'
import * as forms from '../contact/forms.ts'

/** Content of the site's pages. */
export const contentRoutes: readonly Route[] = [
  publicRead('get-home-banner', 'What the home page opens with', {
    answer: pages.homeBannersSchema,
    handle: answerList('home-banners'),
  }),
  publicRead('get-pages-banner', 'Title, text and picture that a page opens with', {
    query: pages.pageBannerQuerySchema,
    answer: pages.pageBannerSchema,
    refusals: [404],
    handle: pageBanner,
  }),
  publicRead('about-us', 'The trust’s account of itself', { answer: pages.aboutSchema, handle: answerPage('about') }),
  publicRead('trustee', 'Who answers for the trust', { answer: pages.trusteesSchema, handle: answerList('trustees') }),
  publicRead('dashboard', 'The work in numbers, and where the money goes', {
    answer: pages.dashboardSchema,
    handle: answerPage('dashboard'),
  }),
  publicRead('quotes-list', 'What people say', { answer: pages.quotesSchema, handle: answerList('quotes') }),
  publicRead('awards-recognitions-list', 'Awards and recognitions, newest first', {
    answer: pages.awardsSchema,
    handle: answerList('awards'),
  }),
  publicRead('collaborators', 'Who works with the trust', {
    answer: pages.companionsSchema,
    handle: answerList('collaborators'),
  }),
  publicRead('support-partners-list', 'Companies and foundations that support the trust', {
    answer: pages.companionsSchema,
    handle: answerList('supporters'),
  }),
  publicRead('get-page', 'A page of sections, facts and questions', {
    query: pages.contentPageQuerySchema,
    answer: pages.contentPageSchema,
    refusals: [404],
    handle: answerPage('page'),
  }),
  publicRead('privacy-policy', 'Privacy policy and terms', { answer: pages.legalSchema, handle: answerPage('legal') }),
  publicRead('get-contact-details', 'The organisation, and the ways to give without online payment', {
    // A limit begins to hold on a day, without a change of the content.
    cached: 'progress',
    answer: contact.contactWithLimitsSchema,
    handle: contactDetails,
  }),
  publicRead('search', 'Pages, projects, posts and albums that have some words', {
    query: pages.searchQuerySchema,
    answer: pages.foundListSchema,
    handle: search,
  }),
]

/** Pictures, videos and posts. */
export const galleryRoutes: readonly Route[] = [
  publicRead('gallery/photos', 'Albums with their pictures', {
    answer: gallery.albumsSchema,
    handle: answerList('albums'),
  }),
  publicRead('gallery/videos', 'Films with sources, captions, length and size', {
    answer: gallery.videosSchema,
    handle: videos,
  }),
  publicRead('blog', 'Posts, newest first; of a year, a month, with a tag', {
    query: blog.blogQuerySchema,
    answer: blog.postPageSchema,
    handle: blogCalls.listPosts,
  }),
  publicRead('blog/archive', 'Months that have posts, newest first', {
    answer: blog.archiveSchema,
    handle: blogCalls.postArchive,
  }),
  publicRead('blog/blogdetails', 'One post with its text and related ones', {
    query: blog.postQuerySchema,
    answer: blog.postSchema,
    refusals: [404],
    handle: blogCalls.blogDetails,
  }),
]

/** Forms that anyone may send to the trust. From the trust's own pages only, so no other page can send one in a visitor's name. */
export const formRoutes: readonly Route[] = [
  visitorWrite('contact-us/store', 'A message to the trust', {
    body: contact.contactRequestSchema,
    answer: referenceSchema,
    refusals: [429],
    handle: forms.storeMessage,
  }),
  visitorWrite('project/volunteer/become-volunteer', 'An offer to help with a project', {
    body: becomeVolunteerRequestSchema,
    answer: referenceSchema,
    refusals: [404, 429],
    handle: forms.becomeVolunteer,
  }),
]
