import { Link } from 'react-router-dom'
import type { ProjectRow } from '../../../shared/contract/project.ts'
import { formatRupees } from '../../../shared/money.ts'
import { href } from '../../app/paths.ts'
import { ShareBar } from '../../components/ShareBar.tsx'
import { DonateLink } from '../../features/giving/DonateLink.tsx'
import { buttonClass } from '../../components/Button.tsx'
import { PictureFrame } from '../../components/picture/PictureFrame.tsx'
import { percentOf } from '../projects/percentOf.ts'
import styles from './ProjectChoice.module.css'
import { useTexts } from '../../texts/useTexts.ts'

interface ProjectChoiceProps {
  project: ProjectRow
  /** Rupees from the address: passed on to the form. */
  amount: number | undefined
}

/** A project to choose: its picture, price and progress. A press anywhere on it opens its form. */
export const ProjectChoice = ({ project, amount }: ProjectChoiceProps) => {
  const { give } = useTexts('giving')
  const { id, title, picture, donation_type, price, raised, goal } = project
  const percent = percentOf(project)
  return (
    <li className={styles.entry}>
      <PictureFrame
        className={styles.frame}
        picture={{ ...picture, alt: '' }}
        sizes="(min-width: 64rem) 30vw, (min-width: 44rem) 45vw, 7rem"
      />
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{give.kinds[donation_type].price(price ? formatRupees(price) : null)}</p>
      </div>
      <div className={styles.progress}>
        {percent !== null && <ShareBar percent={percent} />}
        <p>
          {goal === null || percent === null
            ? give.raised(formatRupees(raised))
            : give.progress(formatRupees(raised), formatRupees(goal), percent)}
        </p>
      </div>
      <p className={`${styles.foot} link-row`}>
        <DonateLink
          projectId={id}
          amount={amount}
          // Without scripts the form cannot open: the link would open the same page.
          className={buttonClass('outline', `${styles.donate} scripted`)}
          aria-label={give.giveToProject(title)}
        >
          {give.giveTo}
        </DonateLink>
        <Link to={href.project(id)} aria-label={give.aboutProject(title)}>
          {give.about}
        </Link>
      </p>
    </li>
  )
}
