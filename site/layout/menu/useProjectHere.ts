import { matchPath, useLocation } from 'react-router-dom'
import type { Project } from '../../../shared/contract/project.ts'
import { useContent } from '../../app/firstLoad/useContent.ts'
import { idIn, paths } from '../../app/paths.ts'

/** The project whose page is shown, even if `listed` does not contain it. That page has requested the same, so this sends no request. */
export const useProjectHere = (listed: readonly Project[]): Project | undefined => {
  const { pathname } = useLocation()
  const id = idIn(matchPath(paths.projectDetails, pathname)?.params.id)
  const row = listed.find((project) => project.id === id)
  const page = useContent(
    ['project', id],
    async (api) => (await import('../../../shared/api/projects.ts')).projectDetail(api, id ?? 0),
    { enabled: id !== null && !row },
  )
  return row ?? page.data
}
