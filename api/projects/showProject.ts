import { projectShowRequestSchema } from '../../shared/contract/project.ts'
import type { ProjectDetail } from '../../shared/contract/content/projectPage.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Answer, Call } from '../http/call.ts'
import { inLanguage } from '../http/inLanguage.ts'
import type { Language } from '../../shared/languages.ts'
import { readJson } from '../http/readBody.ts'
import { notFound } from '../http/refusal.ts'
import { rowPicture } from '../pictures/picture.ts'
import { findProject } from './project.ts'
import { toProjectRows } from './projectRow.ts'

/** `POST project/show { project_id }`. One project with its story (HTML), pictures, what a gift does (rupees), roles of volunteers and related projects; 404 for an unknown one. */
export async function showProject({ deps, request, language }: Call): Promise<Answer> {
  const { project_id } = await readJson(request, projectShowRequestSchema)
  const project = await findProject(deps, project_id)
  if (!project) throw notFound()
  const [[row], parts] = await Promise.all([
    toProjectRows(deps, [project], language),
    readParts(deps, project_id, language),
  ])
  if (!row) throw notFound()
  const data: ProjectDetail = { ...row, ...parts, story: parts.story ?? row.description }
  return { data }
}

async function readParts(deps: Dependencies, projectId: number, language: Language) {
  const { db } = deps
  const [page, pictures, effects, roles, related] = await Promise.all([
    db.selectFrom('project_pages').selectAll().where('project_id', '=', projectId).executeTakeFirst(),
    db.selectFrom('project_pictures').selectAll().where('project_id', '=', projectId).orderBy('position').execute(),
    db.selectFrom('gift_effects').selectAll().where('project_id', '=', projectId).orderBy('amount').execute(),
    db.selectFrom('volunteer_roles').selectAll().where('project_id', '=', projectId).orderBy('id').execute(),
    db
      .selectFrom('related_projects')
      .innerJoin('projects', 'projects.id', 'related_projects.related_id')
      .selectAll('projects')
      .where('related_projects.project_id', '=', projectId)
      .orderBy('related_projects.position')
      .execute(),
  ])
  return {
    story: page ? inLanguage(page, 'story', language) : null,
    gallery: pictures.map((picture) => rowPicture(deps.config, picture, language, 'raster')),
    gives: effects.map((effect) => ({ amount: effect.amount, text: inLanguage(effect, 'text', language) })),
    volunteer: roles.map((role) => ({
      id: role.id,
      title: inLanguage(role, 'title', language),
      text: inLanguage(role, 'text', language),
    })),
    related: await toProjectRows(deps, related, language),
  }
}
