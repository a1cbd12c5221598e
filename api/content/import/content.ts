import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as z from 'zod/mini'
import { isRuleKey, type Rule, ruleEntrySchema, ruleValues } from '../../../shared/contract/content/rules.ts'
import { type DonationType, donationTypes } from '../../../shared/contract/donation/donationType.ts'
import { donationTypeSchema } from '../../../shared/contract/project.ts'
import { toRule } from '../readRules.ts'
import { addProblem, type Source, explainIssue } from './report.ts'
import { readOwnTexts, readTexts, type Texts, entries, readFacts } from './readFiles.ts'
import { count, distinct, each, id, keysOf, longText, name, rupees, text, textOrNone, day } from './parts.ts'
import { bannerPageSchema } from '../../../shared/contract/content/pages.ts'

// Pages that have one file each.

/** `pages/<name>.json`: the sections in their order. A section's id is its anchor. */
const pageFacts = z.strictObject({
  /** The project that a donation from this page is for. */
  project: z.optional(name),
  sections: distinct(z.strictObject({ id: name, picture: z.optional(name) }), ['id']).check(z.minLength(1)),
})

const pageTexts = (facts: z.output<typeof pageFacts>) =>
  z.strictObject({
    title: text,
    lead: text,
    facts: z.array(z.strictObject({ label: text, value: text })),
    questions: z.array(z.strictObject({ question: text, answer: text })),
    sections: each(
      facts.sections.map((section) => section.id),
      z.strictObject({ title: text, body: longText }),
    ),
  })

const aboutFacts = z.strictObject({ picture: name, timeline: distinct(z.int()) })

const aboutTexts = (facts: z.output<typeof aboutFacts>) =>
  z.strictObject({
    title: text,
    values: z.array(z.strictObject({ title: text, text })),
    timeline: each(facts.timeline, text),
    body: longText,
  })

const legalFacts = z.strictObject({ updatedAt: day })
const legalTexts = z.strictObject({ title: text, body: longText })

const dashboardFacts = z.strictObject({
  asOf: day,
  year: z.string().check(z.regex(/^\d{4}-\d{2}$/, 'must be a financial year such as 2025-26')),
  impact: distinct(z.strictObject({ key: name, value: count }), ['key']),
  /** Whole percent; all parts add up to 100. */
  spending: distinct(z.strictObject({ key: name, percent: count, amount: rupees }), ['key']).check(
    z.refine((all) => all.reduce((sum, one) => sum + one.percent, 0) === 100, 'the percentages must add up to 100'),
  ),
})

const dashboardTexts = (facts: z.output<typeof dashboardFacts>) =>
  z.strictObject({
    impact: each(keysOf(facts.impact), z.strictObject({ label: text, unit: z.optional(text) })),
    spending: each(keysOf(facts.spending), text),
    source: text,
  })

const details = distinct(z.strictObject({ key: name, value: z.optional(text) }), ['key'])

/** `contact.json`: numbers and addresses. A value that is the same in every language is here, others are in the texts. */
const contactFacts = z.strictObject({
  companyContactFirst: text,
  companyContactSecond: text,
  companyEmail: text,
  facebookUrl: text,
  instagram_url: text,
  linkedin_url: text,
  x_url: text,
  /** The terms use it as {correctionDays}. */
  correctionDays: count,
  provider: text,
  offline: z.strictObject({
    online: z.boolean(),
    upi: z.strictObject({ vpa: text, payee: text, mcc: text }),
    phone: text,
    csr_email: text,
    bank: details,
    cheque: details,
    registrations: details,
  }),
})

const detailTexts = (facts: z.output<typeof details>) =>
  z.prefault(
    z.strictObject(
      Object.fromEntries(
        facts.map(({ key, value }) => [
          key,
          value === undefined
            ? z.strictObject({ label: text, value: text })
            : z.strictObject({ label: text, value: z.optional(z.undefined()) }),
        ]),
      ),
    ),
    {},
  )

const contactTexts = ({ offline }: z.output<typeof contactFacts>) =>
  z.strictObject({
    companyName: text,
    companySewaAddress: text,
    ways: z.array(text).check(z.minLength(1)),
    bank: detailTexts(offline.bank),
    cheque: detailTexts(offline.cheque),
    registrations: detailTexts(offline.registrations),
  })

/** Lists of short entries. `<list>.json` holds the facts in their order, `<list>.<language>.yaml` the texts. */
const trusteeFacts = distinct(z.strictObject({ key: name, picture: name }), ['key'])
const trusteeTexts = z.strictObject({ name: text, role: text, text })

const awardFacts = distinct(z.strictObject({ key: name, year: z.int() }), ['key'])
const awardTexts = z.strictObject({ title: text, by: text, text })

const companionFacts = distinct(z.strictObject({ key: name, since: z.optional(z.int()), logo: z.optional(name) }), [
  'key',
])
const companionTexts = z.strictObject({ name: text, text })

const homeBannerFacts = distinct(z.strictObject({ key: name, picture: name, link: z.optional(text) }), ['key'])
const pageBannerFacts = distinct(z.strictObject({ key: bannerPageSchema, picture: name }), ['key'])
const bannerTexts = z.strictObject({ title: text, text })

const videoFacts = distinct(z.strictObject({ key: name, seconds: z.int().check(z.minimum(1)) }), ['key'])
const videoTexts = z.strictObject({ title: text, text, poster: text })

/** Lists without facts have the order of the English file. */
const quoteTexts = z.record(name, z.strictObject({ text, by: text }))
/** Authors and tags. */
const namedTexts = z.record(name, text)
/** What the pictures of a folder show; empty for a picture that is only decoration. */
const pictureTexts = z.record(name, textOrNone)

const albumFacts = z.strictObject({ id, photos: distinct(name).check(z.minLength(1)) })

/** A post may have one language only. Its id is part of addresses and never changes. */
const postFacts = z.strictObject({
  id,
  author: name,
  publishedAt: z.iso.datetime({
    offset: true,
    error: 'must be a time with its zone, such as 2026-10-02T07:00:00+05:30',
  }),
  picture: name,
  tags: distinct(name),
})
const postTexts = z.strictObject({ title: text, summary: text, body: longText })

/** Page owners besides the demo's own partner page. */
export const partnerFacts = z.array(
  z.strictObject({ id: name, name: text, origin: z.url('must be an address such as https://example.org') }),
)

/** An entry: what is the same in every language, and its texts. */
interface Entry<Facts, Text> {
  /** Name that its files share, without their folder. */
  name: string
  facts: Facts
  texts: Texts<Text>
}

/** Reads `<path>.json` and the texts beside it, such as `<path>.en.md`. */
function readEntry<Facts extends z.ZodMiniType, Text extends z.ZodMiniType>(
  source: Source,
  path: string,
  factsSchema: Facts,
  textsSchema: (facts: z.output<Facts>) => Text,
): Entry<z.output<Facts>, z.output<Text>> | null {
  const facts = readFacts(source, `${path}.json`, factsSchema)
  if (facts === null) return null
  const texts = readTexts(source, path, textsSchema(facts))
  return texts && { name: basename(path), facts, texts }
}

/** Reads a list of short entries: `trustees.json`, and the texts for each of its keys. */
function readList<Row extends { key: string }, Text>(
  source: Source,
  list: string,
  factsSchema: z.ZodMiniType<Row[]>,
  textSchema: z.ZodMiniType<Text>,
): Entry<Row[], Readonly<Record<string, Text>>> | null {
  return readEntry(source, list, factsSchema, (rows) => each(keysOf(rows), textSchema))
}

/** Reads every entry of a folder, such as `projects`. Unusable ones are left out. */
function readFolder<Facts extends z.ZodMiniType, Text extends z.ZodMiniType>(
  source: Source,
  folder: string,
  factsSchema: Facts,
  textsSchema: (facts: z.output<Facts>) => Text,
): Entry<z.output<Facts>, z.output<Text>>[] {
  return entries(source, folder).flatMap(
    (name) => readEntry(source, `${folder}/${name}`, factsSchema, textsSchema) ?? [],
  )
}

const readPosts = (source: Source) =>
  entries(source, 'posts').flatMap((name) => {
    const facts = readFacts(source, `posts/${name}.json`, postFacts)
    const texts = readOwnTexts(source, `posts/${name}`, postTexts)
    return facts && texts ? [{ name, facts, texts }] : []
  })

const FOLDER = 'rules'

/** Reads every `rules/*.json`. Each rule that the product knows needs a value at least; two values of one rule begin on different days. */
function readRuleFiles(source: Source): readonly Rule[] {
  const path = join(source.directory, FOLDER)
  const files = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.json')) : []
  const rules: Rule[] = []
  const seen = new Set<string>()
  for (const name of files.sort()) {
    const file = `${FOLDER}/${name}`
    for (const [index, { key, from, value }] of (readFacts(source, file, z.array(ruleEntrySchema)) ?? []).entries()) {
      const say = (field: string, text: string) =>
        addProblem(source, file, [index, field].filter((part) => part !== '').join('.'), text)
      if (!isRuleKey(key)) {
        say('key', `${key} is not a rule that we know`)
        continue
      }
      if (seen.has(`${key} ${from}`)) say('from', `${key} has two values from ${from}`)
      seen.add(`${key} ${from}`)
      const read = ruleValues[key].safeParse(value, { reportInput: true })
      for (const { field, text } of (read.error?.issues ?? []).flatMap(explainIssue))
        say(['value', field].filter(Boolean).join('.'), text)
      const rule = toRule(key, from, value)
      if (rule) rules.push(rule)
      if (rule?.key !== 'journal.accounts' && rule?.key !== 'declaration.certificate') continue
      for (const slug of Object.keys(rule.value?.projects ?? {}))
        if (!existsSync(join(source.directory, `projects/${slug}.json`)))
          say(`value.projects.${slug}`, `${slug} is not a project`)
    }
  }
  for (const key of Object.keys(ruleValues))
    if (![...seen].some((one) => one.startsWith(`${key} `))) addProblem(source, FOLDER, '', `${key} is missing`)
  return rules
}

/** Reads the content of a folder, part by part. A part that is missing or unusable is null. */
export function readParts(source: Source) {
  return {
    projects: byId(readFolder(source, 'projects', projectFacts, projectTexts)),
    pages: readFolder(source, 'pages', pageFacts, pageTexts),
    about: readEntry(source, 'about', aboutFacts, aboutTexts),
    legal: readFacts(source, 'legal/legal.json', legalFacts),
    privacy: readTexts(source, 'legal/privacy', legalTexts),
    terms: readTexts(source, 'legal/terms', legalTexts),
    dashboard: readEntry(source, 'dashboard', dashboardFacts, dashboardTexts),
    contact: readEntry(source, 'contact', contactFacts, contactTexts),
    homeBanners: readList(source, 'home-banners', homeBannerFacts, bannerTexts),
    pageBanners: readList(source, 'page-banners', pageBannerFacts, bannerTexts),
    trustees: readList(source, 'trustees', trusteeFacts, trusteeTexts),
    awards: readList(source, 'awards', awardFacts, awardTexts),
    collaborators: readList(source, 'collaborators', companionFacts, companionTexts),
    supporters: readList(source, 'supporters', companionFacts, companionTexts),
    videos: readList(source, 'videos', videoFacts, videoTexts),
    albums: byId(
      readFolder(source, 'albums', albumFacts, ({ photos }) =>
        z.strictObject({ title: text, text, captions: each(photos, text) }),
      ),
    ),
    posts: byId(readPosts(source)),
    quotes: readTexts(source, 'quotes', quoteTexts),
    authors: readTexts(source, 'authors', namedTexts),
    tags: readTexts(source, 'tags', namedTexts),
    /** What each picture shows, by the picture's name. */
    pictures: readTexts(source, 'pictures', pictureTexts),
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

/** What each type of project requires and the other types must not have. */
const needs: Record<DonationType, 'baseAmount' | 'items' | null> = {
  fixed: 'baseAmount',
  item: 'items',
  flexible: null,
}

const typesThatNeed = (fact: 'baseAmount' | 'items'): string =>
  donationTypes
    .filter((type) => needs[type] === fact)
    .map((type) => `"${type}"`)
    .join(' or ')

/** `projects/<slug>.json`. Ids are part of addresses and donations, so they never change. Money in whole rupees. */
const projectFacts = z
  .strictObject({
    id,
    donationType: donationTypeSchema,
    /** The base amount, for the type "fixed". */
    baseAmount: z.optional(rupees),
    purposes: distinct(
      z.strictObject({
        id,
        key: name,
        /** It promises to write a name, so the form asks the donor for one. */
        asksName: z._default(z.boolean(), false),
      }),
      ['id', 'key'],
    ).check(z.minLength(1)),
    items: z._default(
      distinct(z.strictObject({ id, key: name, price: rupees, quantity: z._default(count, 0) }), ['id', 'key']),
      [],
    ),
    /** Amounts that the form offers, for the type "flexible". */
    suggestions: z._default(distinct(rupees), []),
    /** Left out if the project has no goal. */
    goal: z.optional(rupees),
    /** The last Indian day of the appeal. Left out if it has no end. */
    endsOn: z.optional(z.iso.date({ error: 'must be a day such as 2027-03-31' })),
    /** Totals from before the first donation on this site. */
    opening: z.strictObject({ raised: count, donors: count }),
    featured: z._default(z.boolean(), false),
    gallery: distinct(name),
    /** Amounts whose effect the page describes. */
    gives: distinct(rupees),
    volunteer: z._default(distinct(z.strictObject({ id, key: name }), ['id', 'key']), []),
    /** Names of other projects. */
    related: distinct(name),
  })
  .check(
    z.refine((one) => (needs[one.donationType] === 'baseAmount') === (one.baseAmount !== undefined), {
      path: ['baseAmount'],
      error: `belongs to the type ${typesThatNeed('baseAmount')}, and only to it`,
    }),
    z.refine((one) => (needs[one.donationType] === 'items') === one.items.length > 0, {
      path: ['items'],
      error: `belong to the type ${typesThatNeed('items')}, and only to it`,
    }),
  )
type ProjectFacts = z.output<typeof projectFacts>

/** `projects/<slug>.<language>.md`. The long text is the story on the project's page. */
const projectTexts = (facts: ProjectFacts) =>
  z.strictObject({
    title: text,
    summary: text,
    /** Also a long text: the donation form shows it. */
    description: longText,
    purposes: each(keysOf(facts.purposes), text),
    items: each(keysOf(facts.items), z.strictObject({ title: text, unit: text })),
    suggestions: each(facts.suggestions, text),
    gives: each(facts.gives, text),
    volunteer: each(keysOf(facts.volunteer), z.strictObject({ title: text, text })),
    body: longText,
  })
