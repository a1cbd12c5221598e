import type { ProjectRow } from '../../../../shared/contract/content/projectPage.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { href } from '../../../app/paths.ts'
import { EntryLink } from '../../../layout/EntryLink.tsx'
import { PictureFrame } from '../../../layout/picture/PictureFrame.tsx'
import { Section } from '../../../layout/Section.tsx'
import { percentOf } from '../../projects/percentOf.ts'
import { projectsTexts } from '../../projects/texts.ts'
import styles from './Related.module.css'
import { moreWaysTexts } from './texts.ts'

/** Similar projects. */
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
              <PictureFrame
                className={styles.frame}
                picture={{ ...picture, alt: '' }}
                sizes="(min-width: 60rem) 30vw, 40vw"
              />
              <div className={styles.words}>
                <h3>
                  <EntryLink to={href.project(id)}>{title}</EntryLink>
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
