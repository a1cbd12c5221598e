import { type HomeBanner, pageBannerQuerySchema, type PageBanner } from '../../shared/contract/content/banner.ts'
import type { Call, DataAnswer } from '../call.ts'
import { readQuery } from '../base/http/readRequest.ts'
import { notFound } from '../base/http/refusal.ts'
import { withPicture } from '../pictures/picture.ts'
import { inLanguage } from '../storage/inLanguage.ts'

/** `GET get-home-banner`. The banners at the top of the home page. */
export async function homeBanners({ deps, language }: Call): Promise<DataAnswer> {
  const rows = await deps.db
    .selectFrom(inLanguage('home_banners', language))
    .select(['id', 'title', 'text', 'picture', 'alt', 'link'])
    .orderBy('id')
    .execute()
  const data: HomeBanner[] = rows.map(({ link, ...row }) => ({
    ...withPicture(deps.config, row),
    ...(link === null ? {} : { link }),
  }))
  return { data }
}

/** `GET get-pages-banner?page=about`. 422 for a page that has no banner in the contract; 404 if the trust wrote none. */
export async function pageBanner({ deps, url, language }: Call): Promise<DataAnswer> {
  const { page } = readQuery(url, pageBannerQuerySchema)
  const row = await deps.db
    .selectFrom(inLanguage('page_banners', language))
    .select(['title', 'text', 'picture', 'alt'])
    .where('page', '=', page)
    .executeTakeFirst()
  if (!row) throw notFound()
  const data: PageBanner = { page, ...withPicture(deps.config, row) }
  return { data }
}
