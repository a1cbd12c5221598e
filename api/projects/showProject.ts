import { projectShowRequestSchema } from '../../shared/contract/project.ts'
import type { ProjectDetail } from '../../shared/contract/content/projectPage.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Call, DataAnswer } from '../platform/http/call.ts'
import type { Language } from '../../shared/languages.ts'
import { readJson } from '../platform/http/readBody.ts'
import { notFound } from '../platform/http/refusal.ts'
import { rowPicture } from '../pictures/picture.ts'
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
  const [page, pictures, effects, roles, related] = await Promise.all([
    db
      .selectFrom(inLanguage('project_pages', language))
      .selectAll()
      .where('project_id', '=', projectId)
      .executeTakeFirst(),
    db
      .selectFrom(inLanguage('project_pictures', language))
      .selectAll()
      .where('project_id', '=', projectId)
      .orderBy('position')
      .execute(),
    db
      .selectFrom(inLanguage('gift_effects', language))
      .selectAll()
      .where('project_id', '=', projectId)
      .orderBy('amount')
      .execute(),
    db
      .selectFrom(inLanguage('volunteer_roles', language))
      .selectAll()
      .where('project_id', '=', projectId)
      .orderBy('id')
      .execute(),
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
    gallery: pictures.map((picture) => rowPicture(deps.config, picture, 'raster')),
    gives: effects.map((effect) => ({ amount: effect.amount, text: effect.text })),
    volunteer: roles.map((role) => ({
      id: role.id,
      title: role.title,
      text: role.text,
    })),
    related: await toProjectRows(deps, related, language),
  }
}
