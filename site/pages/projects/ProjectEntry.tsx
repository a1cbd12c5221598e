import type { ProjectRow } from '../../../shared/contract/project.ts'
import { href } from '../../app/paths.ts'
import { DonateLink } from '../../features/giving/DonateLink.tsx'
import { buttonClass, LinkButton } from '../../components/Button.tsx'
import { PictureFrame } from '../../components/picture/PictureFrame.tsx'
import { Entry } from '../../components/Entry.tsx'
import { Progress } from './Progress.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** One project as a line of a list: its picture, its title, and its progress with the donate button. */
export const ProjectEntry = ({ project, first }: { project: ProjectRow; first: boolean }) => {
  const texts = useTexts('projects').projects
  const { id, title, summary, picture, raised, goal, donors } = project
  return (
    <Entry
      picture={<PictureFrame picture={{ ...picture, alt: '' }} first={first} sizes="(min-width: 64rem) 30vw, 100vw" />}
      title={title}
      to={href.project(id)}
      foot={
        <div className="flow-close">
          <Progress raised={raised} goal={goal} donors={donors} />
          <div className="link-row">
            <DonateLink projectId={id} className={buttonClass('outline')} aria-label={texts.donateTo(title)}>
              {texts.donate}
            </DonateLink>
            <LinkButton look="text" to={href.project(id)} aria-label={texts.discoverProject(title)}>
              {texts.discover}
            </LinkButton>
          </div>
        </div>
      }
    >
      <p>{summary}</p>
    </Entry>
  )
}
