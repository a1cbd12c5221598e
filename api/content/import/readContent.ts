import * as z from 'zod/mini'
import { checkContent } from './checkContent.ts'
import type { Content } from './content.ts'
import { readEntry, readFolders, readList, readPosts, readTogether } from './readEntries.ts'
import { readFacts } from './readFacts.ts'
import { readRuleFiles } from './readRuleFiles.ts'
import { readTexts } from './readTexts.ts'
import type { Report, Source } from './report.ts'
import * as lists from './schemas/lists.ts'
import * as pages from './schemas/pages.ts'
import { each, text } from './schemas/parts.ts'
import { projectFacts, projectTexts } from './schemas/project.ts'

/** Reads a folder of content (its README describes the files). `content` is null if the report has problems. */
export function readContent(directory: string): { content: Content | null; report: Report } {
  const source: Source = { directory, report: { problems: [], notes: [] } }
  const { report } = source
  const content = complete(readAll(source))
  // Compares complete content only: if a project is unreadable, not every link to it is wrong.
  if (content && report.problems.length === 0) checkContent(source, content)
  return { content: report.problems.length > 0 ? null : content, report }
}

function readAll(source: Source) {
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
    pictures: readTogether(source, 'pictures', lists.pictureTexts),
    rules: readRuleFiles(source),
  }
}

const byId = <One extends { facts: { id: number } }>(all: One[]) => all.toSorted((a, b) => a.facts.id - b.facts.id)

/** The content, if no part of it is missing. */
function complete(read: ReturnType<typeof readAll>): Content | null {
  const { about, legal, privacy, terms, dashboard, contact, homeBanners, pageBanners, trustees, awards } = read
  const { collaborators, supporters, videos, quotes, authors, tags, ...rest } = read
  if (!about || !legal || !privacy || !terms || !dashboard || !contact || !homeBanners || !pageBanners) return null
  if (!trustees || !awards || !collaborators || !supporters || !videos || !quotes || !authors || !tags) return null
  const people = { trustees, awards, collaborators, supporters, videos, quotes, authors, tags }
  return { ...rest, ...people, about, legal, privacy, terms, dashboard, contact, homeBanners, pageBanners }
}
