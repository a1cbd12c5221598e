import type * as z from 'zod/mini'
import { type Contact, contactSchema, type Detail } from '../../../shared/contract/content/contact.ts'
import { dashboardSchema, legalSchema } from '../../../shared/contract/content/pages.ts'
import { type Language, languages } from '../../../shared/languages.ts'
import { type DocumentName, documentNameSchema, storedAboutSchema, storedContentPageSchema } from '../documents.ts'
import { type Content, need } from './content.ts'
import { type InsertObject, sql } from 'kysely'
import type { Tables } from '../../storage/tables/tables.ts'
import type { Database } from '../../storage/database.ts'

/** All rows of some tables. Each table may refer to those before it. */
export type Rows = { readonly [Table in keyof Tables]?: readonly InsertObject<Tables, Table>[] }

/** Writes tables again, because nothing else refers to their rows. */
export async function replaceRows(db: Database, rows: Rows): Promise<void> {
  // Its keys are the names of tables only.
  const tables = Object.keys(rows) as (keyof Rows)[]
  // All rows in one statement, because hundreds of small ones take seconds.
  const fill = async <Table extends keyof Rows>(table: Table) => {
    const own = rows[table]
    if (own?.length) await db.insertInto(table).values(own).execute()
  }
  for (const table of tables.toReversed()) await sql`delete from ${sql.table(table)}`.execute(db)
  for (const table of tables) await fill(table)
}

/** The pages with one file each and the contact details: one row for each language. */
export function documentRows(content: Content): Rows {
  const documents = languages.flatMap((language) => [
    toRow('about', language, storedAboutSchema, toAbout(content, language)),
    toRow('dashboard', language, dashboardSchema, toDashboard(content, language)),
    toRow('legal', language, legalSchema, toLegal(content, language)),
    ...content.pages.map((page) =>
      toRow(documentNameSchema.parse(page.name), language, storedContentPageSchema, toPage(content, page, language)),
    ),
  ])
  const contacts = languages.map((language) => ({
    language,
    body: JSON.stringify(contactSchema.parse(toContact(content.contact, language))),
  }))
  return { documents, contacts }
}

/** Parses before it stores, so nothing unreadable enters the database. */
function toRow(name: DocumentName, language: Language, schema: z.ZodMiniType, page: unknown) {
  return { name, language, body: JSON.stringify(schema.parse(page)) }
}

const pictureIn = ({ pictures }: Content, language: Language, name: string) => ({
  name,
  alt: need(pictures[language], name),
})

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
