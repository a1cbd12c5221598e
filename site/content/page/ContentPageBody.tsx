import type { ReactNode } from 'react'
import type { ContentPage } from '../../../shared/contract/content/contentPage.ts'
import { PictureFrame } from '../../layout/picture/PictureFrame.tsx'
import { Section } from '../../layout/Section.tsx'
import { Disclosures } from '../../parts/Disclosures.tsx'
import { RichText } from '../RichText.tsx'
import type { Addition } from './addition.ts'
import styles from './ContentPageBody.module.css'
import { LeadAndFacts } from './LeadAndFacts.tsx'
import { ProjectBlocks } from './ProjectBlocks.tsx'
import { useTexts } from '../../texts/useTexts.ts'

interface ContentPageBodyProps {
  page: ContentPage
  /** Address of the banner's picture, which is not repeated. */
  shown: string | undefined
  additions: readonly Addition[]
  children?: ReactNode
}

/** The editor's content in order, then the ways to help, and the questions, which open to show their answers. */
export const ContentPageBody = ({ page, shown, additions, children }: ContentPageBodyProps) => {
  const texts = useTexts('content').contentPage
  const { sections, project_id, questions } = page
  const homeless = additions.filter(({ section }) => !sections.some(({ id }) => id === section))
  return (
    <>
      <LeadAndFacts page={page} />
      {sections.map(({ id, title, body, picture }) => (
        <Section
          key={id}
          beside
          id={id}
          title={title}
          aside={
            picture &&
            picture.src !== shown && (
              <PictureFrame className={styles.frame} picture={picture} sizes="(min-width: 60rem) 30vw, 100vw" />
            )
          }
        >
          <div className={styles.words}>
            <RichText html={body} />
            {additions.find(({ section }) => section === id)?.show}
          </div>
        </Section>
      ))}
      {homeless.map(({ section, title, show }) => (
        <Section key={section} beside id={section} title={title}>
          {show}
        </Section>
      ))}
      {children}
      {project_id !== undefined && <ProjectBlocks projectId={project_id} />}
      {questions.length > 0 && (
        <Section beside title={texts.questions} id="questions">
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
