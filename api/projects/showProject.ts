import { projectShowRequestSchema } from '../../shared/contract/project.ts'
import type { ProjectDetail } from '../../shared/contract/content/projectPage.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Call, DataAnswer } from '../call.ts'
import type { Language } from '../../shared/languages.ts'
import { readJson } from '../base/http/readRequest.ts'
import { notFound } from '../base/http/refusal.ts'
import { toPicture } from '../pictures/picture.ts'
import { findProject } from './project.ts'
import { toProjectRows } from './projectRow.ts'
import { inLanguage } from '../storage/inLanguage.ts'

/**
 * `POST project/show { project_id }`. One project with its story (HTML), pictures, effects of donations (rupees), roles for volunteers and related projects;
 * 404 for an unknown one.
 */
export async function showProject({ deps, params, language }: Call): Promise<DataAnswer> {
  const project_id = Number(params['project_id'])
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

export async function chooseShown(request: Request): Promise<{ project_id: string }> {
  return { project_id: String((await readJson(request, projectShowRequestSchema)).project_id) }
}

async function readParts(deps: Dependencies, projectId: number, language: Language) {
  const { db } = deps
  const pages = db.selectFrom(inLanguage('project_pages', language)).where('project_id', '=', projectId)
  const pictures = db.selectFrom(inLanguage('project_pictures', language)).where('project_id', '=', projectId)
  const effects = db.selectFrom(inLanguage('gift_effects', language)).where('project_id', '=', projectId)
  const roles = db.selectFrom(inLanguage('volunteer_roles', language)).where('project_id', '=', projectId)
  const [page, gallery, gives, volunteer, related] = await Promise.all([
    pages.select('story').executeTakeFirst(),
    pictures.select(['picture', 'alt']).orderBy('position').execute(),
    effects.select(['amount', 'text']).orderBy('amount').execute(),
    roles.select(['id', 'title', 'text']).orderBy('id').execute(),
    db
      .selectFrom('related_projects')
      .innerJoin(inLanguage('projects', language), 'projects.id', 'related_projects.related_id')
      .selectAll('projects')
      .where('related_projects.project_id', '=', projectId)
      .orderBy('related_projects.position')
      .execute(),
  ])
  return {
    story: page?.story ?? null,
    gallery: gallery.map(({ picture: name, alt }) => toPicture(deps.config, { name, alt }, 'raster')),
    gives,
    volunteer,
    related: await toProjectRows(deps, related, language),
  }
}
