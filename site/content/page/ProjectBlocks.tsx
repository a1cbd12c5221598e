import { useContent } from '../../app/firstLoad/useContent.ts'
import { href } from '../../app/paths.ts'
import { DonateLink } from '../../donate/DonateLink.tsx'
import { buttonClass, LinkButton } from '../../layout/Button.tsx'
import { Row } from '../../layout/Row.tsx'
import { Section } from '../../layout/Section.tsx'
import lines from '../../parts/Lines.module.css'
import { OptionalBlock } from '../OptionalBlock.tsx'
import { DonationTable } from './DonationTable.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** The ways to help the page's project: by a donation, and as a volunteer, whose form is on the project's own page. */
export const ProjectBlocks = ({ projectId }: { projectId: number }) => {
  const texts = useTexts('content').contentPage
  const query = useContent(['project', projectId], async (api) =>
    (await import('../../../shared/api/projects.ts')).projectDetail(api, projectId),
  )
  return (
    <OptionalBlock query={query}>
      {(project) => (
        <>
          <DonationTable
            project={project}
            lead={texts.givesLead(project.title)}
            aside={
              <DonateLink projectId={project.id} className={buttonClass('donate')}>
                {texts.giveTo(project.title)}
              </DonateLink>
            }
          />
          {project.volunteer.length > 0 && (
            <Section
              beside
              title={texts.hands}
              lead={texts.handsLead}
              aside={
                <LinkButton look="outline" to={`${href.project(project.id)}#volunteer`}>
                  {texts.offer}
                </LinkButton>
              }
            >
              <dl className={lines.lines}>
                {project.volunteer.map(({ id, title, text }) => (
                  <Row key={id} label={title}>
                    {text}
                  </Row>
                ))}
              </dl>
            </Section>
          )}
        </>
      )}
    </OptionalBlock>
  )
}
