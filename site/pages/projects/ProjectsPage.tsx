import { useSearchParams } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { useContent } from '../../app/firstLoad/useContent.ts'
import { PageBanner } from '../../layout/PageBanner.tsx'
import { pageIn } from '../../layout/Pager.tsx'
import { QueryState } from '../../layout/QueryState.tsx'
import { Section } from '../../layout/Section.tsx'
import { KindFilter } from './KindFilter.tsx'
import { kindIn } from './kindIn.ts'
import { NoProjects } from './NoProjects.tsx'
import styles from './ProjectList.module.css'
import { ProjectList } from './ProjectList.tsx'
import { SearchLater } from './search/SearchLater.tsx'
import { manyProjects, wordsIn } from './search/wordsIn.ts'
import { projectsTexts } from './texts.ts'

/** Projects on one page. */
const perPage = 6

/** `/projects?type=item&search=school&page=2`: all projects, those with one kind of donation, or those with these words in their titles. */
export const ProjectsPage = () => {
  const texts = projectsTexts.use()
  const [search] = useSearchParams()
  const page = pageIn(search)
  const kind = kindIn(search)
  const words = wordsIn(search)
  const query = useContent(['projects', page, kind, words], async (api) =>
    (await import('../../../shared/api/projects.ts')).projectPage(api, {
      page,
      perPage,
      type: kind,
      search: words,
      timestamp: Date.now(),
    }),
  )
  const total = query.data?.total
  const { heading, text } = texts.kinds[kind ?? 'all']
  const first = kind ? `${paths.projects}?type=${kind}` : paths.projects
  return (
    <>
      <PageBanner page="projects" title={texts.title} text={texts.lead} />
      <Section title={heading} lead={text} aside={<KindFilter kind={kind} />}>
        {(words !== '' || (total ?? 0) > manyProjects) && (
          <SearchLater path={paths.projects} kept={kind ? [['type', kind]] : []} words={words} total={total} />
        )}
        <QueryState query={query} skeleton={<div className={styles.skeleton} />}>
          {(projects) =>
            projects.rows.length > 0 ? (
              <ProjectList projects={projects} />
            ) : (
              // A search without results has said so itself.
              (projects.total > 0 || words === '') && <NoProjects first={projects.total > 0 ? first : undefined} />
            )
          }
        </QueryState>
      </Section>
    </>
  )
}
