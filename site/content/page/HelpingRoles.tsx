import type { ProjectDetail } from '../../../shared/contract/content/projectPage.ts'
import { href } from '../../app/paths.ts'
import { LinkButton } from '../../layout/Button.tsx'
import { Split } from '../Split.tsx'
import styles from './HelpingRoles.module.css'
import { contentPageTexts } from './texts.ts'

/** What a volunteer can do for the page's project; the form is on the project's own page. */
export const HelpingRoles = ({ project }: { project: ProjectDetail }) => {
  const texts = contentPageTexts.use()
  if (project.volunteer.length === 0) return null
  return (
    <Split
      title={texts.hands}
      lead={texts.handsLead}
      aside={
        <LinkButton look="outline" to={`${href.project(project.id)}#volunteer`}>
          {texts.offer}
        </LinkButton>
      }
    >
      <dl className={styles.list}>
        {project.volunteer.map(({ id, title, text }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Split>
  )
}
