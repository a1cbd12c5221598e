import type { Language } from '../../shared/languages.ts'
import type { Project, ProjectChoice } from '../../shared/contract/project.ts'
import type { Call, DataAnswer } from '../call.ts'
import type { ProjectTable } from '../storage/tables/givingTables.ts'
import type { TextTables } from '../storage/tables/contentTables.ts'
import { findContact } from './contactDetails.ts'
import { mediaUrl } from './mediaUrl.ts'
import { inLanguage } from '../storage/inLanguage.ts'
import type { Reading } from '../storage/database.ts'
import type { WithConfig } from '../base/config.ts'

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
