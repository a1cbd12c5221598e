import { isDonationType } from '../../shared/contract/donation/donationType.ts'
import { kinds } from '../../shared/kinds/kinds.ts'
import { givingPath } from '../../shared/api/paths.ts'
import { ask } from './ask.ts'
import { type Finding, reachFinding } from './finding.ts'
import { isKeptBack } from './keptBack.ts'

/** Only items have pictures, and one is enough for the check. @param projects the API's answer, not parsed */
export const pictureFindings = async (
  apiRoot: string,
  projects: ReadonlyArray<{ id: number; donation_type?: string }>,
): Promise<Finding[]> => {
  const project = projects.find(({ donation_type }) => isDonationType(donation_type) && kinds[donation_type].listsItems)
  if (!project) return []
  const { data } = await ask(`${apiRoot}/${givingPath}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ project_id: project.id }),
  }).catch(() => ({ data: null }))
  const items: unknown = data instanceof Object && 'items' in data ? data.items : null
  const picture = Array.isArray(items) && items.find((item) => item?.image)?.image
  if (!picture || !(await isKeptBack('img-src', picture))) return []
  return [reachFinding({ online: true, apiRoot: picture, blockedBy: 'img-src' })]
}
