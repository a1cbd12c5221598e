import type { Project } from '../../shared/contract/project.ts'
import type { Dependencies } from '../dependencies.ts'
import type { TranslatedProject } from './project.ts'
import { mediaUrl } from './mediaUrl.ts'

/** A project as `project/get-projects` answers it. */
export function toProject(deps: Pick<Dependencies, 'config'>, row: TranslatedProject): Project {
  const { title } = row
  return {
    id: row.id,
    title,
    name: title,
    description: row.description,
    banner_image: mediaUrl(deps.config, row.slug),
    donation_type: row.donation_type,
  }
}
