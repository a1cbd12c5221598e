import { LinkButton } from '../../layout/Button.tsx'
import { paths } from '../../app/paths.ts'
import styles from './ProjectList.module.css'
import { projectsTexts } from './texts.ts'

/** Nothing on this page of the list: the list is shorter, or empty. @param first address of its first page, if there is one */
export const NoProjects = ({ first }: { first: string | undefined }) => {
  const texts = projectsTexts.use()
  return (
    <div className={styles.empty}>
      <p>{first ? texts.beyond : texts.empty}</p>
      <LinkButton to={first ?? paths.projects} look="outline">
        {first ? texts.toFirst : texts.toAll}
      </LinkButton>
    </div>
  )
}
