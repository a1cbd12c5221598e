import type { Project } from '../../shared/contract/project.ts'
import type { Dependencies } from '../dependencies.ts'
import { inLanguage } from '../http/inLanguage.ts'
import type { Language } from '../../shared/languages.ts'
import type { ProjectTable } from '../storage/tables.ts'
import { mediaUrl } from './mediaUrl.ts'

/** A project as `project/get-projects` tells it. */
export function toProject(deps: Pick<Dependencies, 'config'>, row: ProjectTable, language: Language): Project {
  const title = inLanguage(row, 'title', language)
  return {
    id: row.id,
    title,
    name: title,
    description: inLanguage(row, 'description', language),
    banner_image: mediaUrl(deps.config, row.slug),
    donation_type: row.donation_type,
  }
}
