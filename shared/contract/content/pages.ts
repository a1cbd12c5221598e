/** Content of the site's pages (specification, sections 2 and 7). Each call throws `ApiError`. */
import * as z from 'zod/mini'
import { countSchema, idSchema, pictureSchema, query, rupeesSchema } from '../basics.ts'
import { totalSchema } from '../paging.ts'
import type { Transport } from '../transport.ts'

/** Answer of `GET about-us`; `body` is HTML: sanitise it (specification, decision 20). */
export const aboutSchema = z.object({
  title: z.string(),
  body: z.string(),
  values: z.array(z.object({ title: z.string(), text: z.string() })),
  timeline: z.array(z.object({ year: countSchema, text: z.string() })),
  picture: pictureSchema,
})
export type About = z.infer<typeof aboutSchema>

/** An entry of `GET trustee`. */
export const trusteeSchema = z.object({
  id: idSchema,
  name: z.string(),
  role: z.string(),
  text: z.string(),
  picture: pictureSchema,
})

export const trusteesSchema = z.array(trusteeSchema)

// Banners of the home page and of the other pages (specification, section 7).

/** An entry of `GET get-home-banner`; `link` is a path of the site. */
export const homeBannerSchema = z.object({
  id: idSchema,
  title: z.string(),
  text: z.string(),
  picture: pictureSchema,
  link: z.optional(z.string()),
})
export type HomeBanner = z.infer<typeof homeBannerSchema>

export const homeBannersSchema = z.array(homeBannerSchema)

/** Pages that have a banner. */
export const bannerPageSchema = z.enum([
  'about',
  'swargashram',
  'projects',
  'internship',
  'ashayein',
  'csr-support',
  'media',
  'photos',
  'video',
  'blog',
  'archives',
  'contact',
  'donation',
  'profile',
  'notifications',
])
export type BannerPage = z.infer<typeof bannerPageSchema>

export const pageBannerQuerySchema = z.object({ page: bannerPageSchema })

/** Answer of `GET get-pages-banner`. */
export const pageBannerSchema = z.object({
  page: bannerPageSchema,
  title: z.string(),
  text: z.string(),
  picture: pictureSchema,
})
export type PageBanner = z.infer<typeof pageBannerSchema>

// Pages that an editor writes in sections: `get-page` (our addition; specification, section 2: the routes of the same names).

export const contentPageNameSchema = z.enum(['swargashram', 'internship-project', 'ashayein-project', 'csr-support'])
export type ContentPageName = z.infer<typeof contentPageNameSchema>

export const contentPageQuerySchema = z.object({ page: contentPageNameSchema })

/** A section of a page. `id` is its anchor; `body` is HTML: sanitise it (specification, decision 20). */
export const sectionSchema = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  picture: z.optional(pictureSchema),
})

/** Answer of `GET get-page`. `project_id`: the project that a donation from this page is for. */
export const contentPageSchema = z.object({
  page: contentPageNameSchema,
  title: z.string(),
  lead: z.string(),
  sections: z.array(sectionSchema),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  project_id: z.optional(idSchema),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
})
export type ContentPage = z.infer<typeof contentPageSchema>

// The trust's work in numbers: `dashboard` (specification, section 7).

/** A number of the work, e.g. `value` 146000 `label` "meals served" `unit` "kg". */
export const impactSchema = z.object({
  key: z.string(),
  value: totalSchema,
  label: z.string(),
  unit: z.optional(z.string()),
})

/** A part of the spending in whole percent and in rupees. All parts add up to 100 percent. */
export const spendingSchema = z.object({
  key: z.string(),
  label: z.string(),
  percent: z.int().check(z.minimum(0), z.maximum(100)),
  amount: rupeesSchema,
})

/** Answer of `GET dashboard`. `as_of` yyyy-MM-dd; `year` an Indian financial year, e.g. `2025-26`; `source` names the source of the numbers. */
export const dashboardSchema = z.object({
  as_of: z.iso.date(),
  year: z.string().check(z.regex(/^\d{4}-\d{2}$/, 'pattern')),
  impact: z.array(impactSchema),
  spending: z.array(spendingSchema),
  source: z.string(),
})
export type Dashboard = z.infer<typeof dashboardSchema>

// Privacy policy and terms, one call and one screen (specification, sections 2 and 7).

/** `body` is HTML: sanitise it. */
const legalTextSchema = z.object({ title: z.string(), body: z.string() })

/** Answer of `GET privacy-policy`. `updated_at` yyyy-MM-dd. */
export const legalSchema = z.object({ privacy: legalTextSchema, terms: legalTextSchema, updated_at: z.iso.date() })

// `GET search?q=` (our addition): what the site has for a few words. The not-found page uses it.

/** `q`: 1 to 80 characters. */
export const searchQuerySchema = z.object({
  q: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(80, 'too_long')),
})

/** `path` is a path of the site. */
export const foundSchema = z.object({
  kind: z.enum(['page', 'project', 'post', 'album', 'video']),
  title: z.string(),
  path: z.string(),
})
export type Found = z.infer<typeof foundSchema>
export const foundListSchema = z.array(foundSchema)

// Quotes, awards, collaborators and support partners (specification, section 7).

/** An entry of `GET quotes-list`. */
export const quotesSchema = z.array(z.object({ id: idSchema, text: z.string(), by: z.string() }))

/** An entry of `GET awards-recognitions-list`. */
export const awardSchema = z.object({
  id: idSchema,
  title: z.string(),
  by: z.string(),
  year: countSchema,
  text: z.string(),
})
export const awardsSchema = z.array(awardSchema)

/** An entry of `GET collaborators` and of `GET support-partners-list`; `since` is a year. */
export const companionSchema = z.object({
  id: idSchema,
  name: z.string(),
  text: z.string(),
  logo: z.optional(pictureSchema),
  since: z.optional(countSchema),
})
export type Companion = z.infer<typeof companionSchema>
export const companionsSchema = z.array(companionSchema)

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
