import { Suspense, useMemo } from 'react'
import type { ProjectDetail } from '../../../shared/contract/content/projectPage.ts'
import { taxRegistration } from '../../../shared/taxRegistration.ts'
import { belowView } from '../../content/belowView.ts'
import { DonateLink } from '../../donate/DonateLink.tsx'
import { buttonClass } from '../../layout/Button.tsx'
import { useContact } from '../../layout/useContact.ts'
import { Progress } from '../projects/Progress.tsx'
import styles from './DonationArea.module.css'
import { projectTexts } from './texts.ts'

// Links that work without their code, which loads after them.
const Share = belowView(async () => (await import('../../content/Share.tsx')).Share)

/** The project's progress, and the donate button; stays beside the story on wide screens. */
export const DonationArea = ({ project }: { project: ProjectDetail }) => {
  const texts = projectTexts.use()
  const { title } = project
  const tax = taxRegistration(useContact().data?.offline?.registrations)
  const share = useMemo(
    () => (
      <Suspense>
        <Share title={title} texts={texts.share} />
      </Suspense>
    ),
    [title, texts.share],
  )
  return (
    <aside aria-label={texts.giveArea} className={styles.area}>
      <div className={styles.give}>
        <Progress {...project} />
        <DonateLink
          projectId={project.id}
          className={buttonClass('donate', styles.button)}
          aria-label={`${texts.donate}: ${title}`}
        >
          {texts.donate}
        </DonateLink>
        <p className={styles.small}>
          {texts.ways[project.donation_type]} {texts.receipt}
        </p>
        {tax && (
          <p className={styles.small}>
            {texts.tax(tax.label)} <span className={styles.number}>{tax.value}</span>
          </p>
        )}
        {project.volunteer.length > 0 && (
          <p>
            <a href="#volunteer">{texts.handsInstead}</a>
          </p>
        )}
      </div>
      {share}
    </aside>
  )
}
