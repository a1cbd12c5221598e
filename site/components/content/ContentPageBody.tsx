import type { ReactNode } from 'react'
import type { ContentPage } from '../../../shared/contract/content/pages.ts'
import { useContent } from '../../framework/firstLoad/useContent.ts'
import { href } from '../../app/paths.ts'
import { DonateLink } from '../../features/giving/DonateLink.tsx'
import { buttonClass, LinkButton } from '../Button.tsx'
import { Lines } from '../Lines.tsx'
import { Section } from '../Section.tsx'
import { PictureFrame } from '../picture/PictureFrame.tsx'
import { Disclosures } from '../Disclosures.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { OptionalBlock } from './OptionalBlock.tsx'
import { RichText } from './RichText.tsx'
import styles from './ContentPageBody.module.css'
import { DonationTable } from './DonationTable.tsx'

/** What a page itself adds to an editor's content. */
export interface Addition {
  /** Id of the section that contains it. */
  section: string
  /** If the editor's page has no such section, it follows the others under this heading. */
  title: string
  show: ReactNode
}

interface ContentPageBodyProps {
  page: ContentPage
  /** Address of the banner's picture, which is not repeated. */
  shown: string | undefined
  additions: readonly Addition[]
  foldedTitle?: string | undefined
  children?: ReactNode
}

/** The editor's content in order, then the ways to help, and the questions, which open to show their answers. */
export const ContentPageBody = ({ page, shown, additions, foldedTitle, children }: ContentPageBodyProps) => {
  const texts = useTexts('content').contentPage
  const { sections, project_id, questions } = page
  const homeless = additions.filter(({ section }) => !sections.some(({ id }) => id === section))
  const open = foldedTitle ? sections.slice(0, 1) : sections
  const folded = sections.slice(open.length)
  const contentOf = ({ id, body }: ContentPage['sections'][number]) => (
    <div className={styles.words}>
      <RichText html={body} />
      {additions.find(({ section }) => section === id)?.show}
    </div>
  )
  return (
    <>
      <LeadAndFacts page={page} />
      {open.map((section) => (
        <Section
          key={section.id}
          sideHeading
          id={section.id}
          title={section.title}
          aside={
            section.picture &&
            section.picture.src !== shown && (
              <PictureFrame className={styles.frame} picture={section.picture} sizes="(min-width: 64rem) 30vw, 100vw" />
            )
          }
        >
          {contentOf(section)}
        </Section>
      ))}
      {foldedTitle && folded.length > 0 && (
        <Section sideHeading title={foldedTitle}>
          <Disclosures
            entries={folded.map((section) => ({
              key: section.id,
              id: section.id,
              title: <h3>{section.title}</h3>,
              content: contentOf(section),
            }))}
          />
        </Section>
      )}
      {homeless.map(({ section, title, show }) => (
        <Section key={section} sideHeading id={section} title={title}>
          {show}
        </Section>
      ))}
      {children}
      {project_id !== undefined && <ProjectBlocks projectId={project_id} />}
      {questions.length > 0 && (
        <Section sideHeading title={texts.questions} id="questions">
          <Disclosures
            entries={questions.map(({ question, answer }) => ({
              key: question,
              title: question,
              content: <p>{answer}</p>,
            }))}
          />
        </Section>
      )}
    </>
  )
}

/** The page in three sentences, and beside it the most wanted facts. */
const LeadAndFacts = ({ page: { lead, facts } }: { page: ContentPage }) => {
  const texts = useTexts('content').contentPage
  return (
    <div className="flow-band flow-columns">
      <p className="text-lead">{lead}</p>
      {facts.length > 0 && (
        <section aria-label={texts.facts}>
          <Lines className="flow-lines flow-facts" entries={facts.map(({ label, value }) => [label, value])} />
        </section>
      )}
    </div>
  )
}

/** The ways to help the page's project: by a donation, and as a volunteer, whose form is on the project's own page. */
const ProjectBlocks = ({ projectId }: { projectId: number }) => {
  const texts = useTexts('content').contentPage
  const query = useContent(['project', projectId], async (api) =>
    (await import('../../../shared/contract/project.ts')).projectDetail(api, projectId),
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
              sideHeading
              title={texts.hands}
              lead={texts.handsLead}
              aside={
                <LinkButton look="outline" to={`${href.project(project.id)}#volunteer`}>
                  {texts.offer}
                </LinkButton>
              }
            >
              <Lines entries={project.volunteer.map(({ title, text }) => [title, text])} />
            </Section>
          )}
        </>
      )}
    </OptionalBlock>
  )
}
