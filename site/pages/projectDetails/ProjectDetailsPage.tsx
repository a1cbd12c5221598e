import { useParams } from 'react-router-dom'
import { useContent } from '../../app/firstLoad/useContent.ts'
import { idIn, paths } from '../../app/paths.ts'
import { usePageProject } from '../../donate/pageProject.ts'
import { LinkButton } from '../../layout/Button.tsx'
import { artwork } from '../../layout/picture/artwork.ts'
import { Scene } from '../../layout/picture/Scene.tsx'
import { QueryState } from '../../layout/QueryState.tsx'
import { ProjectView } from './ProjectView.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** `/project-details/{id}`: one project, and every way to help it. */
export const ProjectDetailsPage = () => {
  const texts = useTexts('projects').project
  const { id } = useParams()
  const projectId = idIn(id)
  const query = useContent(
    ['project', projectId],
    async (api) => (await import('../../../shared/api/projects.ts')).projectDetail(api, projectId ?? 0),
    { enabled: projectId !== null },
  )
  usePageProject(query.data?.id)
  const missing = (
    <Scene picture={artwork.mendedPath} title={texts.missing}>
      <p>{texts.missingText}</p>
      <LinkButton to={paths.projects} look="outline">
        {texts.toList}
      </LinkButton>
    </Scene>
  )
  if (projectId === null) return missing
  return (
    <QueryState query={query} missing={missing}>
      {(project) => <ProjectView key={project.id} project={project} />}
    </QueryState>
  )
}
