import type { ProjectRow } from '../../shared/contract/content/projectPage.ts'
import type { Dependencies } from '../dependencies.ts'
import { inLanguage } from '../http/inLanguage.ts'
import type { Language } from '../../shared/languages.ts'
import { toPicture } from '../pictures/picture.ts'
import type { ProjectPageTable } from '../storage/projectPageTables.ts'
import type { ProjectTable } from '../storage/tables.ts'
import { plainText } from './plainText.ts'
import { type Progress, sumGifts } from './progress.ts'
import { toProject } from './toProject.ts'

/** Rows as pages show them, in the order given, with what was given until now. */
export async function toProjectRows(
  deps: Pick<Dependencies, 'db' | 'config' | 'now'>,
  projects: readonly ProjectTable[],
  language: Language,
): Promise<ProjectRow[]> {
  if (projects.length === 0) return []
  const ids = projects.map((project) => project.id)
  const [pages, gifts, prices] = await Promise.all([
    deps.db.selectFrom('project_pages').selectAll().where('project_id', 'in', ids).execute(),
    sumGifts(deps, ids),
    leastPrices(deps, ids),
  ])
  const pageOf = new Map(pages.map((page) => [page.project_id, page]))
  const asOf = deps.now().toISOString()
  return projects.map((project) => ({
    ...toProject(deps, project, language),
    ...describe(deps, project, pageOf.get(project.id), language),
    price: project.base_amount ?? prices.get(project.id) ?? null,
    ...addUp(pageOf.get(project.id), gifts.get(project.id)),
    as_of: asOf,
  }))
}

/** Of the items of item projects, by project id. */
async function leastPrices(deps: Pick<Dependencies, 'db'>, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await deps.db
    .selectFrom('items')
    .select((eb) => ['project_id', eb.fn.min<number>('price').as('price')])
    .where('project_id', 'in', ids)
    .groupBy('project_id')
    .execute()
  return new Map(rows.map(({ project_id, price }) => [project_id, price]))
}

/** A project without a page of its own still has its description and its drawing. */
function describe(
  deps: Pick<Dependencies, 'config'>,
  project: ProjectTable,
  page: ProjectPageTable | undefined,
  language: Language,
) {
  const alt = page ? inLanguage(page, 'alt', language) : ''
  return {
    summary: page ? inLanguage(page, 'summary', language) : plainText(inLanguage(project, 'description', language)),
    picture: toPicture(deps.config, { name: project.slug, alt }),
  }
}

function addUp(page: ProjectPageTable | undefined, gifts: Progress | undefined) {
  return {
    goal: page?.goal ?? null,
    raised: (page?.opening_raised ?? 0) + (gifts?.raised ?? 0),
    donors: (page?.opening_donors ?? 0) + (gifts?.donors ?? 0),
  }
}
