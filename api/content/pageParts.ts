import {
  type Award,
  type Companion,
  type HomeBanner,
  type PageBanner,
  pageBannerQuerySchema,
  type Quote,
  type Trustee,
} from '../../shared/contract/content/pages.ts'
import type { Call, DataAnswer } from '../call.ts'
import { toPicture, withPicture } from '../pictures/mediaFiles.ts'
import type { CompanionTable } from '../storage/tables/contentTables.ts'
import { inLanguage } from '../storage/inLanguage.ts'
import { readQuery } from '../base/http/readRequest.ts'
import { notFound } from '../base/http/refusal.ts'

/** `GET trustee`. The trustees. */
export async function trustees({ deps, language }: Call): Promise<DataAnswer> {
  const trustees = deps.db.selectFrom(inLanguage('trustees', language))
  const rows = await trustees.select(['id', 'name', 'role', 'text', 'picture', 'alt']).orderBy('id').execute()
  const data: Trustee[] = rows.map((row) => withPicture(deps.config, row))
  return { data }
}

/** `GET quotes-list`. */
export async function quotes({ deps, language }: Call): Promise<DataAnswer> {
  const quotes = deps.db.selectFrom(inLanguage('quotes', language)).select(['id', 'text', 'by'])
  const data: Quote[] = await quotes.orderBy('id').execute()
  return { data }
}

/** `GET awards-recognitions-list`. Newest first. */
export async function awards({ deps, language }: Call): Promise<DataAnswer> {
  const awards = deps.db.selectFrom(inLanguage('awards', language)).select(['id', 'title', 'by', 'year', 'text'])
  const data: Award[] = await awards.orderBy('year', 'desc').orderBy('id').execute()
  return { data }
}

/** `GET collaborators`. Organisations that work with the trust. */
export const collaborators = (call: Call): Promise<DataAnswer> => companions(call, 'collaborator')

/** `GET support-partners-list`. Companies and foundations that support the trust. */
export const supportPartners = (call: Call): Promise<DataAnswer> => companions(call, 'supporter')

async function companions({ deps, language }: Call, kind: CompanionTable['kind']): Promise<DataAnswer> {
  const rows = await deps.db
    .selectFrom(inLanguage('companions', language))
    .select(['id', 'name', 'text', 'logo', 'alt', 'since'])
    .where('kind', '=', kind)
    .orderBy('id')
    .execute()
  const data: Companion[] = rows.map(({ logo, alt, since, ...row }) => ({
    ...row,
    ...(logo === null ? {} : { logo: toPicture(deps.config, { name: logo, alt }) }),
    ...(since === null ? {} : { since }),
  }))
  return { data }
}

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
