import { type Contact, contactSchema, type Detail } from '../../../shared/contract/content/contact.ts'
import { type Language, languages } from '../../../shared/languages.ts'
import { type DocumentKind, openDocument, projectDocument, type StoredPicture } from '../documents.ts'
import { type Content, need, type ProjectEntry } from './content.ts'
import type { Texts } from './readFiles.ts'

/** The documents and the contact details: one row for each language. */
export function documentRows(content: Content) {
  const documents = languages.flatMap((language) => [
    toRow('about', language, toAbout(content, language)),
    toRow('dashboard', language, toDashboard(content, language)),
    toRow('legal', language, toLegal(content, language)),
    toRow('trustees', language, toList(content, content.trustees, language)),
    toRow('quotes', language, toQuotes(content, language)),
    toRow('awards', language, toAwards(content, language)),
    toRow('collaborators', language, toList(content, content.collaborators, language)),
    toRow('supporters', language, toList(content, content.supporters, language)),
    toRow('home-banners', language, toList(content, content.homeBanners, language)),
    toRow('page-banners', language, toPageBanners(content, language)),
    toRow('albums', language, toAlbums(content, language)),
    toRow('videos', language, toVideos(content, language)),
    ...content.pages.map((page) => toRow('page', language, toPage(content, page, language), page.name)),
    ...content.projects.map((project) =>
      toRow('project', language, toProjectParts(content, project, language), projectDocument(project.facts.id)),
    ),
  ])
  const contacts = languages.map((language) => ({
    language,
    body: JSON.stringify(contactSchema.parse(toContact(content.contact, language))),
  }))
  return { documents, contacts }
}

/** Reads each document before it stores it, so nothing unreadable enters the database. */
function toRow(kind: DocumentKind, language: Language, document: unknown, name: string = kind) {
  const body = JSON.stringify(document)
  openDocument(kind, body, ({ alt }) => ({ src: 'https://example.org/', alt, width: 1, height: 1 }))
  return { name, language, body }
}

const pictureIn = ({ pictures }: Content, language: Language, name: string): StoredPicture => ({
  name,
  alt: need(pictures[language], name),
})

/** What is the same in every language of an entry of a list. */
interface ListFact {
  key: string
  picture?: string
  logo?: string | undefined
}

/** The entries of a list with their texts and pictures, numbered from 1. */
const toList = <Fact extends ListFact>(
  content: Content,
  { facts, texts }: { facts: readonly Fact[]; texts: Texts<Readonly<Record<string, object>>> },
  language: Language,
) =>
  facts.map(({ key, picture, logo, ...fact }, index) => ({
    id: index + 1,
    ...fact,
    ...need(texts[language], key),
    ...(picture !== undefined && { picture: pictureIn(content, language, picture) }),
    ...(logo !== undefined && { logo: pictureIn(content, language, logo) }),
  }))

/** In the order of the English file. */
const toQuotes = ({ quotes }: Content, language: Language) =>
  Object.keys(quotes.en).map((key, index) => ({ id: index + 1, ...need(quotes[language], key) }))

const toAwards = (content: Content, language: Language) =>
  toList(content, content.awards, language).toSorted((a, b) => b.year - a.year)

const toPageBanners = (content: Content, language: Language) =>
  content.pageBanners.facts.map(({ key: page, picture }) => ({
    page,
    ...need(content.pageBanners.texts[language], page),
    picture: pictureIn(content, language, picture),
  }))

/** The ids of an album's pictures begin with its own. */
const toAlbums = (content: Content, language: Language) =>
  content.albums.map(({ facts: { id, photos }, texts }) => {
    const { captions, ...text } = texts[language]
    return {
      id,
      ...text,
      photos: photos.map((name, index) => ({
        id: id * 100 + index + 1,
        caption: need(captions, name),
        picture: pictureIn(content, language, name),
      })),
    }
  })

const toVideos = ({ videos }: Content, language: Language) =>
  videos.facts.map(({ key: name, seconds }, index) => {
    const { poster: alt, ...text } = need(videos.texts[language], name)
    return { id: index + 1, name, seconds, ...text, poster: { name, alt } }
  })

function toProjectParts(content: Content, { facts, texts }: ProjectEntry, language: Language) {
  const { gives, suggestions } = texts[language]
  const ascending = (amounts: readonly number[]) => amounts.toSorted((a, b) => a - b)
  return {
    gallery: facts.gallery.map((name) => ({ picture: pictureIn(content, language, name) })),
    gives: ascending(facts.gives).map((amount) => ({ amount, text: need(gives, amount) })),
    suggestions: ascending(facts.suggestions).map((amount) => ({ amount, label: need(suggestions, amount) })),
    related: facts.related.flatMap((slug) => content.projects.find(({ name }) => name === slug)?.facts.id ?? []),
  }
}

function toAbout(content: Content, language: Language) {
  const { facts, texts } = content.about
  const { timeline, ...text } = texts[language]
  return {
    ...text,
    timeline: facts.timeline.map((year) => ({ year, text: need(timeline, year) })),
    picture: pictureIn(content, language, facts.picture),
  }
}

function toDashboard({ dashboard: { facts, texts } }: Content, language: Language) {
  const { impact, spending, source } = texts[language]
  return {
    as_of: facts.asOf,
    year: facts.year,
    impact: facts.impact.map((one) => ({ ...one, ...need(impact, one.key) })),
    spending: facts.spending.map((one) => ({ ...one, label: need(spending, one.key) })),
    source,
  }
}

/** The days in the terms are those of the contact details, which the donation form shows, too. */
function toLegal({ legal, privacy, terms, contact }: Content, language: Language) {
  const { title, body } = terms[language]
  const days = String(contact.facts.correctionDays)
  return {
    privacy: privacy[language],
    terms: { title, body: body.replaceAll('{correctionDays}', days) },
    updated_at: legal.updatedAt,
  }
}

function toPage(content: Content, page: Content['pages'][number], language: Language) {
  const { facts, texts } = page
  const { sections, ...text } = texts[language]
  const project = content.projects.find((one) => one.name === facts.project)
  return {
    page: page.name,
    ...text,
    sections: facts.sections.map(({ id, picture }) => ({
      id,
      ...need(sections, id),
      ...(picture === undefined ? {} : { picture: pictureIn(content, language, picture) }),
    })),
    ...(project ? { project_id: project.facts.id } : {}),
  }
}

type Facts = readonly { key: string; value?: string | undefined }[]
type Written = Readonly<Record<string, { label: string; value?: string | undefined }>>

/** Contact and offline details in one language. */
function toContact({ facts, texts }: Content['contact'], language: Language): Contact {
  const { correctionDays, provider, offline, ...ways } = facts
  const { ways: payingWays, bank, cheque, registrations, ...names } = texts[language]
  return {
    ...names,
    ...ways,
    offline: {
      ...offline,
      bank: toDetails(offline.bank, bank),
      cheque: toDetails(offline.cheque, cheque),
      registrations: toDetails(offline.registrations, registrations),
    },
    payment: { provider, ways: payingWays },
    correction_days: correctionDays,
  }
}

function toDetails(facts: Facts, written: Written): Detail[] {
  return facts.map(({ key, value }) => {
    const text = need(written, key)
    return { label: text.label, value: value ?? text.value ?? '' }
  })
}
