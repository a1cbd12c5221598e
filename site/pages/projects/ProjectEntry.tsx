import { Link } from 'react-router-dom'
import type { ProjectRow } from '../../../shared/contract/content/projectPage.ts'
import { href } from '../../app/paths.ts'
import { DonateLink } from '../../donate/DonateLink.tsx'
import { PictureFrame } from '../../layout/picture/PictureFrame.tsx'
import { Entry } from '../../parts/Entry.tsx'
import { Progress } from './Progress.tsx'
import { projectsTexts } from './texts.ts'

/** One project as a line of a list: its picture, its title, and its progress. */
export const ProjectEntry = ({ project, first }: { project: ProjectRow; first: boolean }) => {
  const texts = projectsTexts.use()
  const { id, title, summary, picture } = project
  return (
    <Entry
      picture={<PictureFrame picture={{ ...picture, alt: '' }} first={first} sizes="(min-width: 60rem) 50vw, 100vw" />}
      title={title}
      to={href.project(id)}
    >
      <p>{summary}</p>
      <Progress {...project} />
      <div className="link-row">
        <Link to={href.project(id)} aria-label={texts.discoverProject(title)}>
          {texts.discover}
        </Link>
        <DonateLink projectId={id} aria-label={texts.donateTo(title)}>
          {texts.donate}
        </DonateLink>
      </div>
    </Entry>
  )
}
