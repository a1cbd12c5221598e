/** What the site shows as it was written: whole pages and lists. Each is one document in each language, in the contract's form. */
import * as z from 'zod/mini'
import { type Picture, idSchema, pictureSchema } from '../../shared/contract/basics.ts'
import { albumsSchema, type Video, videoSchema } from '../../shared/contract/content/gallery.ts'
import {
  aboutSchema,
  awardsSchema,
  companionsSchema,
  contentPageSchema,
  dashboardSchema,
  homeBannersSchema,
  legalSchema,
  type pageBannerQuerySchema,
  pageBannerSchema,
  quotesSchema,
  trusteesSchema,
} from '../../shared/contract/content/pages.ts'
import { type Language, languageFacts, languages } from '../../shared/languages.ts'
import type { WithConfig } from '../base/config.ts'
import { notFound } from '../base/http/refusal.ts'
import type { Call, DataAnswer, PublicHandler } from '../call.ts'
import { mediaBytes, toPicture } from '../pictures/mediaFiles.ts'
import type { Reading } from '../storage/database.ts'
import { wantedFirst } from '../storage/inLanguage.ts'

/** A picture in a document: the name of its drawing, and what it shows. Addresses change with the port, so no document holds one. */
export interface StoredPicture {
  name: string
  alt: string
}

/** A film without its files: they are looked for when it is shown. `name`: that of the files. */
const storedVideoSchema = z.extend(z.omit(videoSchema, { sources: true, captions: true, bytes: true }), {
  name: z.string(),
})

/** What a project's page and the donation form show of a project besides its titles and prices. Money in rupees. */
const projectPartsSchema = z.object({
  gallery: z.array(z.object({ picture: pictureSchema })),
  gives: z.array(z.object({ amount: z.int(), text: z.string() })),
  suggestions: z.array(z.object({ amount: z.int(), label: z.string() })),
  /** Ids of other projects, in their order. */
  related: z.array(idSchema),
})

/** The documents by their names. Those of pages and projects are `page` and `project` here: each has one of its own. */
export const documentSchemas = {
  about: aboutSchema,
  dashboard: dashboardSchema,
  legal: legalSchema,
  trustees: trusteesSchema,
  quotes: quotesSchema,
  awards: awardsSchema,
  collaborators: companionsSchema,
  supporters: companionsSchema,
  'home-banners': homeBannersSchema,
  'page-banners': z.array(pageBannerSchema),
  albums: albumsSchema,
  videos: z.array(storedVideoSchema),
  page: contentPageSchema,
  project: projectPartsSchema,
}
export type DocumentKind = keyof typeof documentSchemas
type Documents = { [Kind in DocumentKind]: z.output<(typeof documentSchemas)[Kind]> }

/** The name of the document with the parts of a project. */
export const projectDocument = (projectId: number): string => `project-${projectId}`

const pictureFields: ReadonlySet<string> = new Set(['picture', 'logo', 'poster'])

/** Reads the stored text of a document. `show` makes the contract's picture. @throws ZodError for a text that is no such document */
export function openDocument<Kind extends DocumentKind>(
  kind: Kind,
  body: string,
  show: (stored: StoredPicture) => Picture,
): Documents[Kind] {
  const value: unknown = JSON.parse(body, (field, inside) => (pictureFields.has(field) ? show(inside) : inside))
  // The schema of this kind read it, so they belong together.
  return documentSchemas[kind].parse(value) as Documents[Kind]
}

/** A document in the reader's language; null if the trust wrote none. Pictures of albums and projects are drawn in detail, so they have renditions. */
async function findDocument<Kind extends DocumentKind>(
  { db, config }: Reading & WithConfig,
  kind: Kind,
  language: Language,
  name: string = kind,
): Promise<Documents[Kind] | null> {
  const row = await db
    .selectFrom('documents')
    .select('body')
    .where('name', '=', name)
    .orderBy(wantedFirst(language))
    .limit(1)
    .executeTakeFirst()
  const look = kind === 'albums' || kind === 'project' ? 'raster' : 'drawing'
  return row ? openDocument(kind, row.body, (stored) => toPicture(config, stored, look)) : null
}

/** Answers a page. @throws Refused 404 if the trust wrote none */
export const answerPage =
  (kind: DocumentKind) =>
  async ({ deps, language }: Call, sent?: { page: string }): Promise<DataAnswer> => {
    const data = await findDocument(deps, kind, language, sent?.page)
    if (!data) throw notFound()
    return { data }
  }

/** Answers a list, in the order of the content. */
export const answerList =
  (kind: DocumentKind) =>
  async ({ deps, language }: Call): Promise<DataAnswer> => ({ data: (await findDocument(deps, kind, language)) ?? [] })

/** `GET get-pages-banner?page=about`. 422 for a page that has no banner in the contract; 404 if the trust wrote none. */
export const pageBanner: PublicHandler<typeof pageBannerQuerySchema> = async ({ deps, language }, { page }) => {
  const data = (await findDocument(deps, 'page-banners', language))?.find((banner) => banner.page === page)
  if (!data) throw notFound()
  return { data }
}

/** `GET gallery/videos`. Videos with their sources, captions, seconds and bytes. A video without files is left out. */
export async function videos({ deps, language }: Call): Promise<DataAnswer> {
  const stored = (await findDocument(deps, 'videos', language)) ?? []
  return { data: stored.map((one) => toVideo(deps, one)).filter((video) => video.sources.length > 0) }
}

function toVideo({ config }: WithConfig, { name, ...video }: Documents['videos'][number]): Video {
  const address = (file: string) => new URL(`/media/${file}`, config.apiRoot).href
  const sources = (['webm', 'mp4'] as const).flatMap((type) => {
    const bytes = mediaBytes(config.mediaDirectory, `${name}.${type}`)
    return bytes === null ? [] : [{ src: address(`${name}.${type}`), type: `video/${type}`, bytes }]
  })
  const captions = languages.flatMap((lang) => {
    const file = `${name}.${lang}.vtt`
    const isThere = mediaBytes(config.mediaDirectory, file) !== null
    return isThere ? [{ src: address(file), lang, label: languageFacts[lang].name }] : []
  })
  return {
    ...video,
    sources: sources.map(({ src, type }) => ({ src, type })),
    captions,
    bytes: Math.min(...sources.map((source) => source.bytes)),
  }
}

/** The parts of a project. All of them are empty if the trust wrote none. */
export async function readProjectParts(
  deps: Reading & WithConfig,
  projectId: number,
  language: Language,
): Promise<Documents['project']> {
  const found = await findDocument(deps, 'project', language, projectDocument(projectId))
  return found ?? { gallery: [], gives: [], suggestions: [], related: [] }
}
