import {
  type About,
  aboutSchema,
  type ContentPage,
  contentPageNameSchema,
  contentPageQuerySchema,
  contentPageSchema,
  dashboardSchema,
  legalSchema,
  sectionSchema,
} from '../../shared/contract/content/pages.ts'
import type { Call, DataAnswer } from '../call.ts'
import { readQuery } from '../base/http/readRequest.ts'
import { toPicture } from '../pictures/mediaFiles.ts'
import * as z from 'zod/mini'
import type { Language } from '../../shared/languages.ts'
import { notFound } from '../base/http/refusal.ts'
import { wantedFirst } from '../storage/inLanguage.ts'
import type { Reading } from '../storage/database.ts'

/** Pages in their stored form: like the contract, but with the file name of each picture, because addresses change with the port. */
const storedPictureSchema = z.object({ name: z.string(), alt: z.string() })

export const storedAboutSchema = z.extend(aboutSchema, { picture: storedPictureSchema })

export const storedContentPageSchema = z.extend(contentPageSchema, {
  sections: z.array(z.extend(sectionSchema, { picture: z.optional(storedPictureSchema) })),
})

export const documentNameSchema = z.enum(['about', 'dashboard', 'legal', ...contentPageNameSchema.options])
export type DocumentName = z.infer<typeof documentNameSchema>

/**
 * A page with one file, in the reader's language.
 * @throws Refused 404 if the trust wrote none.
 */
async function readDocument<Schema extends z.ZodMiniType>(
  deps: Reading,
  name: DocumentName,
  language: Language,
  schema: Schema,
): Promise<z.output<Schema>> {
  const row = await deps.db
    .selectFrom('documents')
    .select('body')
    .where('name', '=', name)
    .orderBy(wantedFirst(language))
    .limit(1)
    .executeTakeFirst()
  if (!row) throw notFound()
  return schema.parse(JSON.parse(row.body))
}

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
