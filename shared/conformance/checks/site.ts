/** What only the trust's website asks. A back end for the widget alone need not have it. */
import type * as z from 'zod/mini'
import { aboutSchema, trusteesSchema } from '../../contract/content/about.ts'
import { homeBannersSchema, pageBannerSchema } from '../../contract/content/banner.ts'
import { archiveSchema, postPageSchema } from '../../contract/content/blog.ts'
import { contentPageSchema } from '../../contract/content/contentPage.ts'
import { dashboardSchema } from '../../contract/content/dashboard.ts'
import { albumsSchema, videosSchema } from '../../contract/content/gallery.ts'
import { legalSchema } from '../../contract/content/legal.ts'
import { projectPageSchema, projectRowSchema } from '../../contract/content/projectPage.ts'
import { foundListSchema } from '../../contract/content/search.ts'
import { awardsSchema, companionsSchema, quotesSchema } from '../../contract/content/voices.ts'
import { projectsSchema } from '../../contract/project.ts'
import { type Bench, type Check, NotChecked } from '../check.ts'
import { type Exchange } from '../exchange.ts'
import { readable, readData } from '../probe.ts'

const pages: ReadonlyArray<readonly [path: string, schema: z.ZodMiniType]> = [
  ['project?page=1&per_page=2', projectPageSchema],
  ['project/get-projects', projectsSchema],
  ['featured-project', projectRowSchema],
  ['get-home-banner', homeBannersSchema],
  ['get-pages-banner?page=about', pageBannerSchema],
  ['about-us', aboutSchema],
  ['trustee', trusteesSchema],
  ['dashboard', dashboardSchema],
  ['quotes-list', quotesSchema],
  ['awards-recognitions-list', awardsSchema],
  ['collaborators', companionsSchema],
  ['support-partners-list', companionsSchema],
  ['get-page?page=csr-support', contentPageSchema],
  ['privacy-policy', legalSchema],
  ['search?q=a', foundListSchema],
  ['gallery/photos', albumsSchema],
  ['gallery/videos', videosSchema],
  ['blog/archive', archiveSchema],
]

/** Answers whether the call exists. A missing one is left out, or a deviation if the whole site is wanted. */
function isThere(exchange: Exchange, { wholeSite }: Bench['settings']): boolean {
  return readable(exchange).status !== 404 || wholeSite
}

const contentCheck = ([path, schema]: (typeof pages)[number]): Check => ({
  id: `site-${path.replace(/\?.*/, '').replaceAll('/', '-')}`,
  part: 'read',
  rule: `${path} answers by the contract.`,
  async run({ probe, settings }) {
    const exchange = await probe.send(path)
    if (!isThere(exchange, settings)) throw new NotChecked('the back end does not have this call')
    const read = readData(exchange, schema)
    return 'problem' in read ? [read.problem] : []
  },
})

export const siteChecks: readonly Check[] = [
  ...pages.map(contentCheck),
  {
    id: 'site-blog',
    part: 'read',
    rule: 'blog answers by the contract, newest first, and no more rows than `per_page`.',
    async run({ probe, settings }) {
      const exchange = await probe.send('blog?page=1&per_page=3')
      if (!isThere(exchange, settings)) throw new NotChecked('the back end does not have this call')
      const read = readData(exchange, postPageSchema)
      if ('problem' in read) return [read.problem]
      const times = read.data.rows.map(({ published_at }) => Date.parse(published_at))
      return [
        ...(times.length > 3 ? [`${exchange.call} answers ${times.length} rows`] : []),
        ...(times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time))
          ? []
          : [`${exchange.call} is not sorted`]),
      ]
    },
  },
]
