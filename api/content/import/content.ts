import * as z from 'zod/mini'
import { readEntry, readFolders, readList, readPosts, readTogether } from './readEntries.ts'
import { readFacts } from './readFacts.ts'
import { readRuleFiles } from './readRuleFiles.ts'
import { readTexts } from './readTexts.ts'
import type { Source } from './report.ts'
import * as lists from './schemas/lists.ts'
import * as pages from './schemas/pages.ts'
import { each, text } from './schemas/parts.ts'
import { projectFacts, projectTexts } from './schemas/project.ts'

/** Reads the content of a folder, part by part. A part that is missing or unusable is null. */
export function readParts(source: Source) {
  return {
    projects: byId(readFolders(source, 'projects', 'project', projectFacts, projectTexts)),
    pages: readFolders(source, 'pages', 'page', pages.pageFacts, pages.pageTexts),
    about: readEntry(source, 'about', 'about', pages.aboutFacts, pages.aboutTexts),
    legal: readFacts(source, 'legal/legal.json', pages.legalFacts),
    privacy: readTexts(source, 'legal/privacy', pages.legalTexts),
    terms: readTexts(source, 'legal/terms', pages.legalTexts),
    dashboard: readEntry(source, 'dashboard', 'dashboard', pages.dashboardFacts, pages.dashboardTexts),
    contact: readEntry(source, 'contact', 'contact', pages.contactFacts, pages.contactTexts),
    homeBanners: readList(source, 'home-banners', lists.homeBannerFacts, lists.bannerTexts),
    pageBanners: readList(source, 'page-banners', lists.pageBannerFacts, lists.bannerTexts),
    trustees: readList(source, 'trustees', lists.trusteeFacts, lists.trusteeTexts),
    awards: readList(source, 'awards', lists.awardFacts, lists.awardTexts),
    collaborators: readList(source, 'collaborators', lists.companionFacts, lists.companionTexts),
    supporters: readList(source, 'supporters', lists.companionFacts, lists.companionTexts),
    videos: readList(source, 'videos', lists.videoFacts, lists.videoTexts),
    albums: byId(
      readFolders(source, 'albums', 'album', lists.albumFacts, ({ photos }) =>
        z.strictObject({ title: text, text, captions: each(photos, text) }),
      ),
    ),
    posts: byId(readPosts(source)),
    quotes: readTexts(source, 'quotes', lists.quoteTexts),
    authors: readTexts(source, 'authors', lists.namedTexts),
    tags: readTexts(source, 'tags', lists.namedTexts),
    /** What each picture shows, by the picture's name. */
    pictures: readTogether(source, 'pictures', lists.pictureTexts),
    /** What the law and the trust's registrations say, each with its first day. */
    rules: readRuleFiles(source),
    /** What is still the sample's. The other parts are read before, so this is last. */
    samples: source.report.samples,
  }
}

const byId = <One extends { facts: { id: number } }>(all: One[]) => all.toSorted((a, b) => a.facts.id - b.facts.id)

type Parts = ReturnType<typeof readParts>

/** The content of a folder. No part is missing. */
export type Content = { readonly [Part in keyof Parts]: NonNullable<Parts[Part]> }
export type ProjectEntry = Content['projects'][number]
export type PostEntry = Content['posts'][number]

export const isComplete = (parts: Parts): parts is Content => Object.values(parts).every((part) => part !== null)

/** An entry of a record. The check has found the record complete. */
export function need<Value>(record: Readonly<Record<string, Value>>, key: string | number): Value {
  const value = record[key]
  if (value === undefined) throw new Error(`nothing is named ${key}`)
  return value
}
