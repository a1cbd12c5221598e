import type { Project } from '../../../shared/contract/project.ts'
import { DonateLink } from '../../donate/DonateLink.tsx'
import { buttonClass } from '../../layout/Button.tsx'
import { safeHref } from '../../layout/contactHref.ts'
import { plainText } from './plainText.ts'
import styles from './ProjectList.module.css'
import { teaser } from './teaser.ts'
import { givingTexts } from './texts.ts'

/** A project: its picture, what it is, how one gives to it. */
export const ProjectEntry = ({ project }: { project: Project }) => {
  const { give } = givingTexts.use()
  const picture = safeHref(project.banner_image)
  return (
    <li className={styles.entry}>
      <div className={styles.frame}>
        {picture && <img src={picture} alt="" width={1600} height={900} loading="lazy" decoding="async" />}
      </div>
      <h3>{project.title}</h3>
      <p className={styles.about}>{teaser(plainText(project.description))}</p>
      <div className={styles.foot}>
        <p>{give.types[project.donation_type]}</p>
        <DonateLink
          projectId={project.id}
          className={buttonClass('outline')}
          aria-label={give.giveToProject(project.title)}
        >
          {give.giveTo}
        </DonateLink>
      </div>
    </li>
  )
}
