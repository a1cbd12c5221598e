import { useSearchParams } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { useTexts } from '../../app/texts.ts'
import { useContent } from '../../app/firstLoad/useContent.ts'
import { readDonateQuery } from '../../../shared/donation/address/donateAddress.ts'
import { Pager, pageIn } from '../../layout/Pager.tsx'
import { SearchLater } from '../projects/search/SearchLater.tsx'
import { manyProjects, wordsIn } from '../projects/search/wordsIn.ts'
import { PartFailed } from './PartFailed.tsx'
import { ProjectEntry } from './ProjectEntry.tsx'
import styles from './ProjectList.module.css'
import { givingTexts } from './texts.ts'

/** The parameters that stay from page to page; not the project, which would open its form again. */
const keep = ['amount', 'lang', 'search']

/** The projects to choose from, twelve on a page: loading, empty and failed included. */
export const ProjectList = () => {
  const { frame } = useTexts()
  const { give } = givingTexts.use()
  const [search] = useSearchParams()
  const [page, words] = [pageIn(search), wordsIn(search)]
  const { data, error, isFetching, refetch } = useContent(['projectsToDonateTo', page, words], async (api) =>
    (await import('../../../shared/api/projects.ts')).projectPage(api, {
      page,
      perPage: manyProjects,
      search: words,
      timestamp: Date.now(),
    }),
  )
  const isPending = data === undefined && error === null
  const { amount } = readDonateQuery(search)
  const kept = [...search].filter(([name]) => name === 'amount' || name === 'lang')
  const isLong = words !== '' || (data?.total ?? 0) > manyProjects
  return (
    <section aria-labelledby="projects" aria-busy={isPending}>
      <h2 id="projects" className="visually-hidden">
        {give.projects}
      </h2>
      {isLong && <SearchLater path={paths.donate} kept={kept} words={words} total={data?.total} />}
      {isPending && (
        <>
          <p role="status">{frame.loading} …</p>
          <div className={styles.list} aria-hidden="true">
            {[1, 2, 3, 4, 5, 6].map((place) => (
              <div key={place} className={styles.skeleton} />
            ))}
          </div>
        </>
      )}
      {error && (
        <PartFailed text={give.projectsFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data?.rows.length === 0 && words === '' && <p>{give.projectsEmpty}</p>}
      {data && data.rows.length > 0 && (
        <>
          <ul className={styles.list}>
            {data.rows.map((project) => (
              <ProjectEntry key={project.id} project={project} amount={amount} />
            ))}
          </ul>
          <Pager page={page} perPage={manyProjects} total={data.total} label={give.projects} keep={keep} />
        </>
      )}
    </section>
  )
}
