import { Link } from 'react-router-dom'
import type { ProjectRow } from '../../../shared/contract/content/projectPage.ts'
import { href } from '../../app/paths.ts'
import { DonateLink } from '../../donate/DonateLink.tsx'
import { PictureFrame } from '../../layout/picture/PictureFrame.tsx'
import { Progress } from './Progress.tsx'
import styles from './ProjectEntry.module.css'
import { projectsTexts } from './texts.ts'

/** One project as a line of a list: its picture, its title, and its progress. */
export const ProjectEntry = ({ project, first }: { project: ProjectRow; first: boolean }) => {
  const texts = projectsTexts.use()
  const { id, title, summary, picture } = project
  return (
    <article className={styles.entry}>
      <PictureFrame
        className={styles.frame}
        picture={{ ...picture, alt: '' }}
        first={first}
        sizes="(min-width: 60rem) 36vw, 100vw"
      />
      <div className={styles.words}>
        <h3>
          <Link to={href.project(id)}>{title}</Link>
        </h3>
        <p>{summary}</p>
      </div>
      <div className={styles.account}>
        <Progress {...project} />
        <p className={styles.ways}>
          <Link to={href.project(id)} aria-label={texts.discoverProject(title)}>
            {texts.discover}
          </Link>
          <DonateLink projectId={id} aria-label={texts.donateTo(title)}>
            {texts.donate}
          </DonateLink>
        </p>
      </div>
    </article>
  )
}
