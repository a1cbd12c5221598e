import type { ProjectRow } from '../../shared/contract/content/projectPage.ts'
import type { Language } from '../../shared/languages.ts'
import { toPicture } from '../pictures/picture.ts'
import { toProject, type TranslatedProject } from './project.ts'
import { plainText } from './plainText.ts'
import { sumDonations } from './progress.ts'
import { inLanguage } from '../storage/inLanguage.ts'
import type { Reading, Recording } from '../storage/database.ts'
import type { WithConfig } from '../base/config.ts'

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
