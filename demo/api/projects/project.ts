import type { Language } from '../http/language.ts'
import type { Dependencies } from '../dependencies.ts'
import { type Project, type ProjectChoice, projectShowRequestSchema } from '../../../shared/contract/project.ts'
import type { Answer, Call } from '../http/call.ts'
import { readJson } from '../http/readBody.ts'
import { notFound } from '../http/refusal.ts'
import type { ProjectTable } from '../storage/tables.ts'
import { mediaUrl } from './mediaUrl.ts'

/** `GET project/dropdown-list`. All projects as id, title and donation type. */
export async function dropdownList({ deps, language }: Call): Promise<Answer> {
  const rows = await deps.db.selectFrom('projects').selectAll().orderBy('id').execute()
  const choices: ProjectChoice[] = rows.map((row) => ({
    id: row.id,
    title: titleOf(row, language),
    donation_type: row.donation_type,
  }))
  return { data: choices }
}

/** `GET project/get-projects`. All projects with description (HTML) and banner. */
export async function getProjects({ deps, language }: Call): Promise<Answer> {
  const rows = await deps.db.selectFrom('projects').selectAll().orderBy('id').execute()
  return { data: rows.map((row) => toProject(deps, row, language)) }
}

/** `POST project/show { project_id }`. One project; 404 for an unknown one. */
export async function showProject({ deps, request, language }: Call): Promise<Answer> {
  const { project_id } = await readJson(request, projectShowRequestSchema)
  const row = await findProject(deps, project_id)
  if (!row) throw notFound()
  return { data: toProject(deps, row, language) }
}

export async function findProject(deps: Pick<Dependencies, 'db'>, projectId: number): Promise<ProjectTable | null> {
  const row = await deps.db.selectFrom('projects').selectAll().where('id', '=', projectId).executeTakeFirst()
  return row ?? null
}

/** The title in the reader's language, of anything that has one in both. */
export function titleOf(row: { title_en: string; title_hi: string }, language: Language): string {
  return language === 'hi' ? row.title_hi : row.title_en
}

function toProject(deps: Pick<Dependencies, 'config'>, row: ProjectTable, language: Language): Project {
  const title = titleOf(row, language)
  return {
    id: row.id,
    title,
    name: title,
    description: language === 'hi' ? row.description_hi : row.description_en,
    banner_image: mediaUrl(deps.config, row.slug),
    donation_type: row.donation_type,
  }
}
