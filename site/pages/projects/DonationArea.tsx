import type { ProjectDetail } from '../../../shared/contract/project.ts'
import { taxRegistration } from '../../../shared/taxRegistration.ts'
import { belowView } from '../../components/content/belowView.tsx'
import { DonateLink } from '../../features/giving/DonateLink.tsx'
import { buttonClass } from '../../components/Button.tsx'
import { useContact } from '../../components/useContact.ts'
import block from '../../components/Block.module.css'
import text from '../../components/Text.module.css'
import { Progress } from './Progress.tsx'
import styles from './ProjectView.module.css'
import { useTexts } from '../../texts/useTexts.ts'

// Links that work without their code, which loads after them.
const Share = belowView(async () => (await import('../../components/Share.tsx')).Share, { loading: null })

/** The project's progress, and the donate button; stays beside the story on wide screens. */
export const DonationArea = ({ project }: { project: ProjectDetail }) => {
  const texts = useTexts('projects').project
  const { title } = project
  const tax = taxRegistration(useContact().data?.offline?.registrations)
  return (
    <aside aria-label={texts.giveArea} className={`${block.stack} ${block.stays} ${block.narrow}`}>
      <div className={`${block.stack} ${styles.give}`}>
        <Progress {...project} />
        <DonateLink
          projectId={project.id}
          className={buttonClass('donate', styles.button)}
          aria-label={`${texts.donate}: ${title}`}
        >
          {texts.donate}
        </DonateLink>
        <p className={text.small}>
          {texts.kinds[project.donation_type].how} {texts.receipt}
        </p>
        {tax && (
          <p className={text.small}>
            {texts.tax(tax.label)} <span className={styles.number}>{tax.value}</span>
          </p>
        )}
        {project.volunteer.length > 0 && (
          <p>
            <a href="#volunteer">{texts.handsInstead}</a>
          </p>
        )}
      </div>
      <Share title={title} texts={texts.share} />
    </aside>
  )
}
