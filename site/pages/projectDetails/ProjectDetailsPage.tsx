import { useParams } from 'react-router-dom'
import { idIn } from '../../app/idIn.ts'
import { useContent } from '../../app/firstLoad/useContent.ts'
import { usePageProject } from '../../donate/pageProject.ts'
import { QueryState } from '../../layout/QueryState.tsx'
import { MissingProject } from './MissingProject.tsx'
import { ProjectView } from './ProjectView.tsx'

/** `/project-details/{id}`: one project, and every way to help it. */
export const ProjectDetailsPage = () => {
  const { id } = useParams()
  const projectId = idIn(id)
  const query = useContent(
    ['project', projectId],
    async (api) => (await import('../../../shared/api/projects.ts')).projectDetail(api, projectId ?? 0),
    { enabled: projectId !== null },
  )
  usePageProject(query.data?.id)
  if (projectId === null) return <MissingProject />
  return (
    <QueryState query={query} missing={<MissingProject />}>
      {(project) => <ProjectView key={project.id} project={project} />}
    </QueryState>
  )
}
