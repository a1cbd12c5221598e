import { useSearchParams } from 'react-router-dom'
import { readDonateQuery } from '../../../shared/donation/address/donateAddress.ts'
import { useContent } from '../../framework/firstLoad/useContent.ts'
import { paths } from '../../app/paths.ts'
import { Pager, pageIn } from '../../components/Pager.tsx'
import { QueryState } from '../../components/QueryState.tsx'
import { LazyProjectSearch } from '../../features/search/LazyProjectSearch.ts'
import { manyProjects, wordsIn } from '../../features/search/wordsIn.ts'
import { ProjectChoice } from './ProjectChoice.tsx'
import styles from './ProjectList.module.css'
import { useTexts } from '../../texts/useTexts.ts'

/** The parameters that stay from page to page; not the project, which would open its form again. */
const keep = ['amount', 'lang', 'search']

/** Shown while the entries load. */
const skeleton = (
  <div className={styles.list}>
    {[1, 2, 3, 4, 5, 6].map((place) => (
      <div key={place} className={styles.skeleton} />
    ))}
  </div>
)

/** The projects to choose from, twelve on a page: loading, empty and failed included. */
export const ProjectList = () => {
  const { nav } = useTexts('common')
  const { give } = useTexts('giving')
  const [search] = useSearchParams()
  const [page, words] = [pageIn(search), wordsIn(search)]
  const query = useContent(['projectsToDonateTo', page, words], async (api) =>
    (await import('../../../shared/contract/project.ts')).projectPage(api, {
      page,
      perPage: manyProjects,
      search: words,
      timestamp: Date.now(),
    }),
  )
  const { amount } = readDonateQuery(search)
  const kept = [...search].filter(([name]) => name === 'amount' || name === 'lang')
  const total = query.data?.total
  const isLong = words !== '' || (total ?? 0) > manyProjects
  return (
    <section aria-labelledby="projects">
      <h2 id="projects" className="visually-hidden">
        {nav.projects}
      </h2>
      {isLong && <LazyProjectSearch path={paths.donate} kept={kept} words={words} total={total} />}
      <QueryState
        query={query}
        failed={give.projectsFailed}
        skeleton={skeleton}
        // A search says itself that it has found nothing.
        empty={{ when: ({ rows }) => rows.length === 0, show: words === '' && <p>{give.projectsEmpty}</p> }}
      >
        {(list) => (
          <>
            <ul className={styles.list}>
              {list.rows.map((project) => (
                <ProjectChoice key={project.id} project={project} amount={amount} />
              ))}
            </ul>
            <Pager page={page} perPage={manyProjects} total={list.total} label={nav.projects} keep={keep} />
          </>
        )}
      </QueryState>
    </section>
  )
}
