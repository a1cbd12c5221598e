import type { About } from '../../shared/contract/content/about.ts'
import { type ContentPage, contentPageQuerySchema } from '../../shared/contract/content/contentPage.ts'
import { dashboardSchema } from '../../shared/contract/content/dashboard.ts'
import { legalSchema } from '../../shared/contract/content/legal.ts'
import type { Call, DataAnswer } from '../call.ts'
import { readQuery } from '../base/http/readRequest.ts'
import { toPicture } from '../pictures/picture.ts'
import { readDocument, storedAboutSchema, storedContentPageSchema } from './storedDocument.ts'

/** `GET about-us`. The trust about itself; `body` is HTML. */
export async function aboutUs({ deps, language }: Call): Promise<DataAnswer> {
  const stored = await readDocument(deps, 'about', language, storedAboutSchema)
  const data: About = { ...stored, picture: toPicture(deps.config, stored.picture) }
  return { data }
}

/** `GET dashboard`. The trust's work in numbers, with their day and source; money in rupees. */
export async function dashboard({ deps, language }: Call): Promise<DataAnswer> {
  return { data: await readDocument(deps, 'dashboard', language, dashboardSchema) }
}

/** `GET privacy-policy`. Privacy policy and terms, HTML. */
export async function legal({ deps, language }: Call): Promise<DataAnswer> {
  return { data: await readDocument(deps, 'legal', language, legalSchema) }
}

/** `GET get-page?page=swargashram`. A page of sections (HTML), facts and questions; 422 for a page outside the contract. */
export async function contentPage({ deps, url, language }: Call): Promise<DataAnswer> {
  const { page } = readQuery(url, contentPageQuerySchema)
  const stored = await readDocument(deps, page, language, storedContentPageSchema)
  const data: ContentPage = {
    ...stored,
    sections: stored.sections.map(({ picture, ...section }) => ({
      ...section,
      ...(picture ? { picture: toPicture(deps.config, picture) } : {}),
    })),
  }
  return { data }
}
