import type { ProjectPage } from '../../../shared/contract/content/projectPage.ts'
import { Pager } from '../../layout/Pager.tsx'
import { ProjectEntry } from './ProjectEntry.tsx'
import styles from './ProjectList.module.css'
import { projectsTexts } from './texts.ts'

/** One page of the projects, stacked. */
export const ProjectList = ({ projects }: { projects: ProjectPage }) => {
  const texts = projectsTexts.use()
  return (
    <>
      <ul className={styles.list}>
        {projects.rows.map((project, index) => (
          <li key={project.id}>
            <ProjectEntry project={project} first={index === 0} />
          </li>
        ))}
      </ul>
      <Pager page={projects.page} perPage={projects.per_page} total={projects.total} label={texts.projects} />
    </>
  )
}
