import type {
  ProjectDetail,
  ProjectPage,
  ProjectProgress,
  projectProgressQuerySchema,
  projectQuerySchema,
  ProjectRow,
  projectShowRequestSchema,
} from '../../shared/contract/project.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Call, DataAnswer, PublicHandler } from '../call.ts'
import type { Language } from '../../shared/languages.ts'
import { notFound } from '../base/http/refusal.ts'
import { toPicture } from '../pictures/mediaFiles.ts'
import { readProjectParts } from '../content/documents.ts'
import { findProject, toProject, type TranslatedProject, plainText } from './project.ts'
import { inLanguage } from '../storage/inLanguage.ts'
import type { Reading, Recording } from '../storage/database.ts'
import type { WithConfig } from '../base/config.ts'
import { sql } from 'kysely'
import { heldStates } from '../accounting/ledger/states.ts'
import { readPage } from '../storage/readPage.ts'

interface Progress {
  /** Rupees of confirmed donations, less refunds, lost disputes and open disputes. */
  raised: number
  donors: number
}

/**
 * Totals of donations that count, by project id. A project without any is not in it. A deleted account leaves no sign of its donor, so each of its donations
 * counts as one donor. The sums are those of `donation_balances`, read by indexes that hold only facts about money: many donors look at them.
 * Goals are in whole rupees: the exact sum of a project is rounded down, once.
 */
export async function sumDonations(deps: Reading, projectIds: readonly number[]): Promise<Map<number, Progress>> {
  if (projectIds.length === 0) return new Map()
  const { rows } = await sql<Progress & { project_id: number }>`
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
export async function toProjectRows(
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
  const data: ProjectDetail = { ...row, ...parts, story: parts.story ?? row.description }
  return { data }
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
  const data: ProjectPage = { rows: await toProjectRows(deps, rows, language), ...page }
  return { data }
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
