/** What only the trust's website asks. A back end for the widget alone need not have it. */
import type * as z from 'zod/mini'
import { aboutSchema, trusteesSchema } from '../../../../shared/contract/content/about.ts'
import { homeBannersSchema, pageBannerSchema } from '../../../../shared/contract/content/banner.ts'
import { archiveSchema, postPageSchema } from '../../../../shared/contract/content/blog.ts'
import { contentPageSchema } from '../../../../shared/contract/content/contentPage.ts'
import { dashboardSchema } from '../../../../shared/contract/content/dashboard.ts'
import { albumsSchema, videosSchema } from '../../../../shared/contract/content/gallery.ts'
import { legalSchema } from '../../../../shared/contract/content/legal.ts'
import { projectPageSchema, projectRowSchema } from '../../../../shared/contract/content/projectPage.ts'
import { foundListSchema } from '../../../../shared/contract/content/search.ts'
import { awardsSchema, companionsSchema, quotesSchema } from '../../../../shared/contract/content/voices.ts'
import { projectsSchema } from '../../../../shared/contract/project.ts'
import { type Bench, check, type Check, NotChecked } from '../check.ts'
import type { Exchange } from '../exchange.ts'
import { byContract, readable, readData } from '../probe.ts'

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

/** The answer of a call. A missing one is left out, or a deviation if the whole site is wanted. */
async function ask({ probe, settings }: Bench, path: string): Promise<Exchange> {
  const exchange = readable(await probe.send(path))
  if (exchange.status === 404 && !settings.wholeSite) throw new NotChecked('the back end does not have this call')
  return exchange
}

const contentCheck = ([path, schema]: (typeof pages)[number]): Check => ({
  id: `site-${path.replace(/\?.*/, '').replaceAll('/', '-')}`,
  rule: `${path} answers by the contract.`,
  run: byContract(schema, (bench) => ask(bench, path)),
})

export const siteChecks: readonly Check[] = [
  ...pages.map(contentCheck),
  check('site-blog', 'blog answers by the contract, newest first, and no more rows than `per_page`.', async (bench) => {
    const exchange = await ask(bench, 'blog?page=1&per_page=3')
    const times = readData(exchange, postPageSchema).rows.map(({ published_at }) => Date.parse(published_at))
    return [
      ...(times.length > 3 ? [`${exchange.call} answers ${times.length} rows`] : []),
      ...(times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time))
        ? []
        : [`${exchange.call} is not sorted`]),
    ]
  }),
]
