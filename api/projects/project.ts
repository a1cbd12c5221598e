import { type Language, inEachLanguage, languages } from '../../shared/languages.ts'
import {
  type Project,
  type ProjectChoice,
  type ProjectDetail,
  type ProjectPage,
  type ProjectProgress,
  type projectProgressQuerySchema,
  type projectQuerySchema,
  type ProjectRow,
  type projectShowRequestSchema,
  type Giving,
  givingRequestSchema,
} from '../../shared/contract/project.ts'
import type { Call, DataAnswer, PublicHandler } from '../call.ts'
import type { ProjectTable } from '../storage/tables/givingTables.ts'
import type { TextTables } from '../storage/tables/contentTables.ts'
import { mediaUrl, toPicture } from '../pictures/mediaFiles.ts'
import { inLanguage } from '../storage/inLanguage.ts'
import type { Reading, Database, Recording } from '../storage/database.ts'
import type { WithConfig } from '../base/config.ts'
import type { Contact, ContactWithLimits } from '../../shared/contract/content/contact.ts'
import { ruleOn } from '../../shared/contract/content/rules.ts'
import { indianDay } from '../../shared/date.ts'
import { readContact } from '../storage/findTrust.ts'
import { readRules } from '../content/readRules.ts'
import type { Dependencies } from '../dependencies.ts'
import { notFound } from '../base/http/refusal.ts'
import { readProjectParts } from '../content/documents.ts'
import { sql } from 'kysely'
import { heldStates } from '../accounting/ledger/states.ts'
import { readPage } from '../storage/readPage.ts'
import * as z from 'zod/mini'
import { checkPayload, readJson, readForm } from '../base/http/readRequest.ts'

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
  return { data: { ...contact, upi_limit: ruleOn(rules, 'upi.limit', today), monthly } satisfies ContactWithLimits }
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
function toProject({ config }: WithConfig, row: TranslatedProject): Project {
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

/**
 * Totals of donations that count, by project id. A project without any is not in it. A deleted account leaves no sign of its donor, so each of its donations
 * counts as one donor. The sums are those of `donation_balances`, read by indexes that hold only facts about money: many donors look at them.
 * Goals are in whole rupees: the exact sum of a project is rounded down, once.
 */
export async function sumDonations(
  deps: Reading,
  projectIds: readonly number[],
): Promise<Map<number, { raised: number; donors: number }>> {
  if (projectIds.length === 0) return new Map()
  const { rows } = await sql<{ project_id: number; raised: number; donors: number }>`
    with moved as (
      select donation_id, amount_paise from ledger_entries where event in ('paid', 'taken_offline')
      union all
      select donation_id, -ledger_lines.amount_paise from ledger_entries join ledger_lines on entry_id = id
      where event in ('refunded', 'disputed', 'dispute_won', 'dispute_lost', 'corrected', 'voided')
        and account in ('donations', 'refunds', 'disputes')
    ), sums as (
      select project_id, sum(amount_paise)::bigint / 100 as raised
      from moved join donations on donations.id = donation_id group by project_id
    ), people as (
      select project_id, count(distinct user_id) + count(distinct donor_id) filter (where user_id is null)
        + count(*) filter (where user_id is null and donor_id is null) as donors
      from donations where state in (${sql.join(heldStates)}) group by project_id
    )
    select sums.project_id, raised, coalesce(donors, 0) as donors from sums left join people using (project_id)
    where sums.project_id in (${sql.join([...projectIds])}) and raised > 0`.execute(deps.db)
  return new Map(rows.map(({ project_id, raised, donors }) => [project_id, { raised, donors }]))
}

/** Rows as pages show them, in the given order, with the current totals. */
async function toProjectRows(
  deps: Recording & WithConfig,
  projects: readonly TranslatedProject[],
  language: Language,
): Promise<ProjectRow[]> {
  if (projects.length === 0) return []
  const ids = projects.map((project) => project.id)
  const [pages, donations, prices] = await Promise.all([
    deps.db.selectFrom(inLanguage('project_pages', language)).selectAll().where('project_id', 'in', ids).execute(),
    sumDonations(deps, ids),
    leastPrices(deps, ids),
  ])
  const pageOf = new Map(pages.map((page) => [page.project_id, page]))
  const asOf = deps.now().toISOString()
  return projects.map((project) => {
    const page = pageOf.get(project.id)
    const given = donations.get(project.id)
    return {
      ...toProject(deps, project),
      // A project without its own page shows its description and its drawing.
      summary: page?.summary ?? plainText(project.description),
      picture: toPicture(deps.config, { name: project.slug, alt: page?.alt ?? '' }),
      price: project.base_amount ?? prices.get(project.id) ?? null,
      goal: page?.goal ?? null,
      raised: (page?.opening_raised ?? 0) + (given?.raised ?? 0),
      donors: (page?.opening_donors ?? 0) + (given?.donors ?? 0),
      ends_on: page?.ends_on ?? null,
      as_of: asOf,
    }
  })
}

/** The cheapest item of each item project, by project id. */
async function leastPrices(deps: Reading, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await deps.db
    .selectFrom('items')
    .select((eb) => ['project_id', eb.fn.min<number>('price').as('price')])
    .where('project_id', 'in', ids)
    .groupBy('project_id')
    .execute()
  return new Map(rows.map(({ project_id, price }) => [project_id, price]))
}

/**
 * `POST project/show { project_id }`. One project with its story (HTML), pictures, effects of donations (rupees), roles for volunteers and related projects;
 * 404 for an unknown one.
 */
export const showProject: PublicHandler<typeof projectShowRequestSchema> = async (
  { deps, language },
  { project_id },
) => {
  const project = await findProject(deps, project_id, language)
  if (!project) throw notFound()
  const [[row], parts] = await Promise.all([
    toProjectRows(deps, [project], language),
    readParts(deps, project_id, language),
  ])
  if (!row) throw notFound()
  return { data: { ...row, ...parts, story: parts.story ?? row.description } satisfies ProjectDetail }
}

/** `GET project/progress?project=4` (our addition). What a project has so far, its goal and its last day; 404 for an unknown one. */
export const showProgress: PublicHandler<typeof projectProgressQuerySchema> = async ({ deps }, sent) => {
  const project_id = Number(sent.project)
  const row = await deps.db
    .selectFrom('projects')
    .leftJoin('project_pages', 'project_pages.project_id', 'projects.id')
    .select(['goal', 'opening_raised', 'opening_donors', 'ends_on'])
    .where('projects.id', '=', project_id)
    .executeTakeFirst()
  if (!row) throw notFound()
  const given = (await sumDonations(deps, [project_id])).get(project_id)
  const data: ProjectProgress = {
    goal: row.goal,
    raised: (row.opening_raised ?? 0) + (given?.raised ?? 0),
    donors: (row.opening_donors ?? 0) + (given?.donors ?? 0),
    ends_on: row.ends_on,
    as_of: deps.now().toISOString(),
  }
  return { data }
}

async function readParts(deps: Dependencies, projectId: number, language: Language) {
  const { db } = deps
  const { gallery, gives, related } = await readProjectParts(deps, projectId, language)
  const pages = db.selectFrom(inLanguage('project_pages', language)).where('project_id', '=', projectId)
  const roles = db.selectFrom(inLanguage('volunteer_roles', language)).where('project_id', '=', projectId)
  const others = db
    .selectFrom(inLanguage('projects', language))
    .selectAll()
    .where('id', 'in', [0, ...related])
  const [page, volunteer, found] = await Promise.all([
    pages.select('story').executeTakeFirst(),
    roles.select(['id', 'title', 'text']).orderBy('id').execute(),
    others.execute(),
  ])
  const inOrder = related.flatMap((id) => found.find((other) => other.id === id) ?? [])
  return {
    gives,
    story: page?.story ?? null,
    gallery: gallery.map(({ picture }) => picture),
    volunteer,
    related: await toProjectRows(deps, inOrder, language),
  }
}

/**
 * `GET project?page=1&per_page=10&type=item`. Projects with summary, picture and progress, at most 50 a page. `type` selects one donation type, `search`
 * words in the titles of any language. 422 for an impossible page, number of rows or type. `timestamp` has no effect.
 */
export const listProjects: PublicHandler<typeof projectQuerySchema> = async ({ deps, language }, query) => {
  let wanted = deps.db.selectFrom(inLanguage('projects', language))
  if (query.type) wanted = wanted.where('donation_type', '=', query.type)
  for (const word of wordsIn(query.search)) {
    const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    wanted = wanted.where('id', 'in', (eb) => eb.selectFrom('project_texts').select('id').where('title', 'ilike', like))
  }
  const { rows, ...page } = await readPage(wanted, wanted.selectAll().orderBy('id'), query)
  return { data: { rows: await toProjectRows(deps, rows, language), ...page } satisfies ProjectPage }
}

/** The title must contain each word. */
const wordsIn = (search = ''): string[] => search.split(/\s+/).filter(Boolean)

/** `GET featured-project`. The project that the trust chose, or otherwise the first one; 404 if there is none. */
export async function featuredProject({ deps, language }: Call): Promise<DataAnswer> {
  const found = await deps.db
    .selectFrom(inLanguage('projects', language))
    .leftJoin('project_pages', 'project_pages.project_id', 'projects.id')
    .selectAll('projects')
    .orderBy((eb) => eb.fn.coalesce('project_pages.featured', eb.val(false)), 'desc')
    .orderBy('projects.id')
    .limit(1)
    .execute()
  const [row] = await toProjectRows(deps, found, language)
  if (!row) throw notFound()
  return { data: row }
}

const formSchema = z.object({ project_id: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) })

/**
 * `POST donation/require-item { project_id }`. A project's donation options: items, purposes, base amount and suggested amounts in rupees. It also accepts a
 * urlencoded form, which a foreign page can post without a preflight. 404 for an unknown project.
 */
export const requireItem: PublicHandler<typeof givingRequestSchema> = async (
  { deps, language },
  { project_id: projectId },
) => {
  const project = await findProject(deps, projectId, language)
  if (!project) throw notFound()
  const { db } = deps
  const items = db
    .selectFrom(inLanguage('items', language))
    .select(['id', 'title', 'title as name', 'slug', 'price', 'default_quantity as quantity', 'unit'])
    .where('project_id', '=', projectId)
  const purposes = db.selectFrom(inLanguage('purposes', language)).where('project_id', '=', projectId)
  const [listed, purpose, { suggestions }] = await Promise.all([
    items.orderBy('id').execute(),
    purposes.select(['id', 'title', 'asks_name']).orderBy('id').execute(),
    readProjectParts(deps, projectId, language),
  ])
  const giving: Giving = {
    items: listed.map(({ slug, unit, ...item }) => ({
      ...item,
      image: mediaUrl(deps.config, slug),
      unit: unit || null,
    })),
    purpose,
    donation_amount: project.base_amount,
    suggested_amounts: suggestions,
  }
  return { data: giving }
}

/** Reads the project from JSON or a form. */
export async function chooseProject({ request }: Pick<Call, 'request'>): Promise<{ project_id: number }> {
  const isForm = request.headers.get('Content-Type')?.toLowerCase().startsWith('application/x-www-form-urlencoded')
  if (!isForm) return readJson(request, givingRequestSchema)
  return { project_id: Number(checkPayload(formSchema, await readForm(request)).project_id) }
}
