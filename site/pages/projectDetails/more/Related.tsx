import { Link } from 'react-router-dom'
import type { ProjectRow } from '../../../../shared/contract/projectPage.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { href } from '../../../app/paths.ts'
import { PictureView } from '../../../layout/PictureView.tsx'
import { Section } from '../../../layout/Section.tsx'
import { percentOf } from '../../projects/percentOf.ts'
import { projectsTexts } from '../../projects/texts.ts'
import styles from './Related.module.css'
import { moreWaysTexts } from './texts.ts'

/** Works near to this one. */
export const Related = ({ projects }: { projects: readonly ProjectRow[] }) => {
  const texts = moreWaysTexts.use()
  const list = projectsTexts.use()
  if (projects.length === 0) return null
  return (
    <Section title={texts.related}>
      <ul className={styles.list}>
        {projects.map((project) => {
          const { id, title, summary, picture, raised } = project
          const percent = percentOf(project)
          return (
            <li key={id}>
              <div className={styles.frame}>
                <PictureView picture={{ ...picture, alt: '' }} sizes="(min-width: 60rem) 30vw, 40vw" />
              </div>
              <div className={styles.words}>
                <h3>
                  <Link to={href.project(id)}>{title}</Link>
                </h3>
                <p>{summary}</p>
                <p className={styles.small}>
                  {formatRupees(raised)} {list.raised}
                  {percent !== null && `, ${list.percent(percent)}`}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
