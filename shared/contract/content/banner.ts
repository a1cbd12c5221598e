/** Banners of the home page and of the other pages (specification, section 7). */
import * as z from 'zod/mini'
import { idSchema } from '../basics.ts'
import { pictureSchema } from './picture.ts'

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
