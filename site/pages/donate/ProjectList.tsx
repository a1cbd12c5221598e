import { useTexts } from '../../app/texts.ts'
import { useContent } from '../../app/useContent.ts'
import { ProjectEntry } from './ProjectEntry.tsx'
import styles from './ProjectList.module.css'
import { ProjectsFailed } from './ProjectsFailed.tsx'
import { givingTexts } from './texts.ts'

/** What a gift can be for: loading, empty and failed included. */
export const ProjectList = () => {
  const { frame } = useTexts()
  const { give } = givingTexts.use()
  const { data, error, isFetching, refetch } = useContent(['projects'], async (api) =>
    (await import('../../../shared/api/project.ts')).projects(api),
  )
  const isPending = data === undefined && error === null
  return (
    <section aria-labelledby="projects" aria-busy={isPending}>
      <div className={styles.head}>
        <h2 id="projects">{give.projects}</h2>
        <p>{give.projectsLead}</p>
      </div>
      {isPending && (
        <>
          <p role="status" className="visually-hidden">
            {frame.loading}
          </p>
          <div className={styles.list} aria-hidden="true">
            {[1, 2, 3, 4].map((place) => (
              <div key={place} className={styles.skeleton} />
            ))}
          </div>
        </>
      )}
      {error && <ProjectsFailed busy={isFetching} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p>{give.projectsEmpty}</p>}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((project) => (
            <ProjectEntry key={project.id} project={project} />
          ))}
        </ul>
      )}
    </section>
  )
}
