/** The content of a folder, read and checked. */
import type * as z from 'zod/mini'
import type { Rule } from '../../../shared/contract/content/rules.ts'
import type { Texts } from './readTexts.ts'
import type * as lists from './schemas/lists.ts'
import type * as pages from './schemas/pages.ts'
import type { ProjectFacts, ProjectTexts } from './schemas/project.ts'

/** An entry: what is the same in every language, and its texts. */
export interface Entry<Facts, Text> {
  /** Name of its folder, or of its list. */
  name: string
  facts: Facts
  texts: Texts<Text>
}

export type ProjectEntry = Entry<ProjectFacts, ProjectTexts>

type List<Facts extends z.ZodMiniType, Text extends z.ZodMiniType> = Entry<
  z.output<Facts>,
  Readonly<Record<string, z.output<Text>>>
>

export interface PostEntry {
  name: string
  facts: z.output<typeof lists.postFacts>
  texts: Partial<Texts<z.output<typeof lists.postTexts>>>
}

export interface AlbumTexts {
  title: string
  text: string
  captions: Readonly<Record<string, string>>
}

export interface Content {
  /** By id, like albums and posts. */
  projects: readonly ProjectEntry[]
  pages: readonly Entry<pages.PageFacts, pages.PageTexts>[]
  about: Entry<pages.AboutFacts, z.output<ReturnType<typeof pages.aboutTexts>>>
  legal: z.output<typeof pages.legalFacts>
  privacy: Texts<z.output<typeof pages.legalTexts>>
  terms: Texts<z.output<typeof pages.legalTexts>>
  dashboard: Entry<pages.DashboardFacts, z.output<ReturnType<typeof pages.dashboardTexts>>>
  contact: Entry<pages.ContactFacts, z.output<ReturnType<typeof pages.contactTexts>>>
  homeBanners: List<typeof lists.homeBannerFacts, typeof lists.bannerTexts>
  pageBanners: List<typeof lists.pageBannerFacts, typeof lists.bannerTexts>
  trustees: List<typeof lists.trusteeFacts, typeof lists.trusteeTexts>
  awards: List<typeof lists.awardFacts, typeof lists.awardTexts>
  collaborators: List<typeof lists.companionFacts, typeof lists.companionTexts>
  supporters: List<typeof lists.companionFacts, typeof lists.companionTexts>
  videos: List<typeof lists.videoFacts, typeof lists.videoTexts>
  albums: readonly Entry<z.output<typeof lists.albumFacts>, AlbumTexts>[]
  posts: readonly PostEntry[]
  quotes: Texts<z.output<typeof lists.quoteTexts>>
  authors: Texts<z.output<typeof lists.namedTexts>>
  tags: Texts<z.output<typeof lists.namedTexts>>
  /** What the law and the trust's registrations say, each with its first day. */
  rules: readonly Rule[]
  /** What each picture shows, by the picture's name. */
  pictures: Texts<Readonly<Record<string, string>>>
}

/** An entry of a record. The check has found the record complete. */
export function need<Value>(record: Readonly<Record<string, Value>>, key: string | number): Value {
  const value = record[key]
  if (value === undefined) throw new Error(`nothing is named ${key}`)
  return value
}
