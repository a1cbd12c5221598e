import { useSearchParams } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { useContent } from '../../app/useContent.ts'
import { PageBanner } from '../../layout/PageBanner.tsx'
import { pageIn } from '../../layout/Pager.tsx'
import { QueryState } from '../../layout/QueryState.tsx'
import { Section } from '../../layout/Section.tsx'
import { KindFilter } from './KindFilter.tsx'
import { kindIn } from './kindIn.ts'
import { NoProjects } from './NoProjects.tsx'
import styles from './ProjectList.module.css'
import { ProjectList } from './ProjectList.tsx'
import { projectsTexts } from './texts.ts'

/** How many works stand on one page. */
const perPage = 6

/** `/projects?type=item&page=2`: all works, or those that take gifts in one way. */
export const ProjectsPage = () => {
  const texts = projectsTexts.use()
  const [search] = useSearchParams()
  const page = pageIn(search)
  const kind = kindIn(search)
  const query = useContent(['projects', page, kind], async (api) =>
    (await import('../../../shared/api/projects.ts')).projectPage(api, { page, perPage, type: kind }),
  )
  const { heading, text } = texts.kinds[kind ?? 'all']
  const first = kind ? `${paths.projects}?type=${kind}` : paths.projects
  return (
    <>
      <PageBanner page="projects" title={texts.title} text={texts.lead} />
      <Section title={heading} lead={text} aside={<KindFilter kind={kind} />}>
        <QueryState query={query} skeleton={<div className={styles.skeleton} />}>
          {(projects) =>
            projects.rows.length > 0 ? (
              <ProjectList projects={projects} />
            ) : (
              <NoProjects first={projects.total > 0 ? first : undefined} />
            )
          }
        </QueryState>
      </Section>
    </>
  )
}
