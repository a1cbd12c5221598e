import { type HomeBanner, pageBannerQuerySchema, type PageBanner } from '../../shared/contract/content/banner.ts'
import type { Answer, Call } from '../http/call.ts'
import { inLanguage } from '../http/inLanguage.ts'
import { readQuery } from '../http/readQuery.ts'
import { notFound } from '../http/refusal.ts'
import { rowPicture } from '../pictures/picture.ts'

/** `GET get-home-banner`. What the home page opens with. */
export async function homeBanners({ deps, language }: Call): Promise<Answer> {
  const rows = await deps.db.selectFrom('home_banners').selectAll().orderBy('id').execute()
  const data: HomeBanner[] = rows.map((row) => ({
    id: row.id,
    title: inLanguage(row, 'title', language),
    text: inLanguage(row, 'text', language),
    picture: rowPicture(deps.config, row, language),
    ...(row.link === null ? {} : { link: row.link }),
  }))
  return { data }
}

/** `GET get-pages-banner?page=about`. 422 for a page that has none by the contract, 404 where the trust wrote none. */
export async function pageBanner({ deps, url, language }: Call): Promise<Answer> {
  const { page } = readQuery(url, pageBannerQuerySchema)
  const row = await deps.db.selectFrom('page_banners').selectAll().where('page', '=', page).executeTakeFirst()
  if (!row) throw notFound()
  const data: PageBanner = {
    page,
    title: inLanguage(row, 'title', language),
    text: inLanguage(row, 'text', language),
    picture: rowPicture(deps.config, row, language),
  }
  return { data }
}
