import { type Language, inEachLanguage, languages } from '../../shared/languages.ts'
import type { Project, ProjectChoice } from '../../shared/contract/project.ts'
import type { Call, DataAnswer } from '../call.ts'
import type { ProjectTable } from '../storage/tables/givingTables.ts'
import type { TextTables } from '../storage/tables/contentTables.ts'
import { mediaUrl } from '../pictures/mediaFiles.ts'
import { inLanguage } from '../storage/inLanguage.ts'
import type { Reading, Database } from '../storage/database.ts'
import type { WithConfig } from '../base/config.ts'
import type { Contact, ContactWithLimits } from '../../shared/contract/content/contact.ts'
import { ruleOn } from '../../shared/contract/content/rules.ts'
import { indianDay } from '../../shared/date.ts'
import { readContact } from '../storage/findTrust.ts'
import { readRules } from '../content/readRules.ts'

/** The organisation's details. The server's configuration can turn online payment off. */
async function findContact(deps: Reading & WithConfig, language: Language): Promise<Contact> {
  const contact = await readContact(deps, language)
  if (!contact) throw new Error('There are no contact details; import the content')
  const offline = contact.offline && { ...contact.offline, online: contact.offline.online && !deps.config.offlineOnly }
  return { ...contact, offline }
}

/** `GET get-contact-details`. The organisation, the ways to donate without online payment, the limit of UPI as it holds today, and how to give every month. */
export async function contactDetails({ deps, language }: Call): Promise<DataAnswer> {
  const [contact, rules] = await Promise.all([findContact(deps, language), readRules(deps.db)])
  const today = indianDay(deps.now())
  const debits = deps.provider.mandates && ruleOn(rules, 'mandate.debits', today)
  const monthly = debits ? { most: debits.most, unconfirmed: debits.unconfirmed, years: debits.years } : null
  const data: ContactWithLimits = { ...contact, upi_limit: ruleOn(rules, 'upi.limit', today), monthly }
  return { data }
}

/** `GET project/dropdown-list`. All projects with id, title and donation type. Each says if online payment is not set up yet. */
export async function dropdownList({ deps, language }: Call): Promise<DataAnswer> {
  const projects = deps.db.selectFrom(inLanguage('projects', language)).select(['id', 'title', 'donation_type'])
  const rows = await projects.orderBy('id').execute()
  const { offline } = await findContact(deps, language)
  const data: ProjectChoice[] = offline?.online === false ? rows.map((row) => ({ ...row, online: false })) : rows
  return { data }
}

/** `GET project/get-projects`. All projects with description (HTML) and banner. */
export async function getProjects({ deps, language }: Call): Promise<DataAnswer> {
  const rows = await deps.db.selectFrom(inLanguage('projects', language)).selectAll().orderBy('id').execute()
  return { data: rows.map((row) => toProject(deps, row)) }
}

/** A project, with its texts in one language. */
export type TranslatedProject = ProjectTable & Omit<TextTables['project_texts'], 'id'>

/** The project with its texts in one language; null if it does not exist. */
export async function findProject(
  deps: Reading,
  projectId: number,
  language: Language,
): Promise<TranslatedProject | null> {
  const row = await deps.db
    .selectFrom(inLanguage('projects', language))
    .selectAll()
    .where('id', '=', projectId)
    .executeTakeFirst()
  return row ?? null
}

/** A project as `project/get-projects` answers it. */
export function toProject({ config }: WithConfig, row: TranslatedProject): Project {
  const { id, title, description, slug, donation_type } = row
  return { id, title, name: title, description, banner_image: mediaUrl(config, slug), donation_type }
}

/** A project's title in every language. */
export async function projectTitles(db: Database, projectId: number): Promise<Record<Language, string>> {
  const titles = inEachLanguage(() => '')
  // One after the other, because a transaction has one connection.
  for (const language of languages) {
    const shown = db.selectFrom(inLanguage('projects', language)).select('title').where('id', '=', projectId)
    titles[language] = (await shown.executeTakeFirstOrThrow()).title
  }
  return titles
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' }

/** The text of an editor's HTML, without tags. Never show it as HTML again. */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}
