import { Link, useSearchParams } from 'react-router-dom'
import { type DonationType, donationTypes, isDonationType } from '../../../shared/contract/donation/donationType.ts'
import { formatDay } from '../../../shared/date.ts'
import { contract, useContent } from '../../framework/firstLoad/useContent.ts'
import { paths } from '../../app/paths.ts'
import { LinkButton } from '../../components/Button.tsx'
import { PageBanner } from '../../components/PageBanner.tsx'
import { pageIn, Pager } from '../../components/Pager.tsx'
import { QueryState } from '../../components/QueryState.tsx'
import { Section } from '../../components/Section.tsx'
import entry from '../../components/Entry.module.css'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './Progress.module.css'
import { ProjectEntry } from './ProjectEntry.tsx'
import { LazyProjectSearch } from '../../features/search/LazyProjectSearch.ts'
import { manyProjects, wordsIn } from '../../features/search/wordsIn.ts'

/** Projects on one page. */
const perPage = 6

/** `/projects?type=item&search=school&page=2`: all projects, those with one kind of donation, or those with these words in their titles. */
export const ProjectsPage = () => {
  const { projects: texts, lang } = useTexts('projects')
  const [search] = useSearchParams()
  const page = pageIn(search)
  const type = search.get('type')
  const kind = isDonationType(type) ? type : undefined
  const words = wordsIn(search)
  const query = useContent(['projects', page, kind, words], async (api) =>
    (await contract.projects()).projectPage(api, { page, perPage, type: kind, search: words }),
  )
  const total = query.data?.total
  /** All sums of a page are of one day, so it is named once. */
  const asOf = query.data?.rows[0]?.as_of
  const { heading, text } = texts.kinds[kind ?? 'all']
  const first = kind ? `${paths.projects}?type=${kind}` : paths.projects
  /** Nothing on this page of the list: the list is shorter, or empty. */
  const nothing = (isShorter: boolean) => (
    <>
      <p>{isShorter ? texts.beyond : texts.empty}</p>
      <LinkButton to={isShorter ? first : paths.projects} look="outline">
        {isShorter ? texts.toFirst : texts.toAll}
      </LinkButton>
    </>
  )
  return (
    <>
      <PageBanner page="projects" title={texts.title} text={texts.lead} />
      <Section title={heading} lead={asOf ? `${text} ${texts.allAsOf(formatDay(asOf, lang))}` : text}>
        <KindFilter kind={kind} />
        {(words !== '' || (total ?? 0) > manyProjects) && (
          <LazyProjectSearch path={paths.projects} kept={kind ? [['type', kind]] : []} words={words} total={total} />
        )}
        <QueryState query={query}>
          {(projects) =>
            projects.rows.length > 0 ? (
              <>
                <ul className={`${entry.lines} ${styles.list}`}>
                  {projects.rows.map((project, index) => (
                    <li key={project.id}>
                      <ProjectEntry project={project} first={index === 0} />
                    </li>
                  ))}
                </ul>
                <Pager page={projects.page} perPage={projects.per_page} total={projects.total} label={texts.projects} />
              </>
            ) : (
              // A search without results has said so itself.
              (projects.total > 0 || words === '') && nothing(projects.total > 0)
            )
          }
        </QueryState>
      </Section>
    </>
  )
}

/** The kinds of donation, as addresses to keep and share. Another filter is not another page: the list changes in place. */
const KindFilter = ({ kind }: { kind: DonationType | undefined }) => {
  const texts = useTexts('projects').projects
  return (
    <nav aria-label={texts.filter} className="link-row">
      {[undefined, ...donationTypes].map((one) => (
        <Link
          key={one ?? 'all'}
          replace
          to={one ? `${paths.projects}?type=${one}` : paths.projects}
          aria-current={one === kind ? 'true' : undefined}
        >
          {texts.kinds[one ?? 'all'].short}
        </Link>
      ))}
    </nav>
  )
}
