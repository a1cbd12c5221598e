import type { ReactNode } from 'react'
import type { ContentPage } from '../../../shared/contract/content/contentPage.ts'
import { Split } from '../Split.tsx'
import type { Addition } from './addition.ts'
import { LeadAndFacts } from './LeadAndFacts.tsx'
import { Parts } from './Parts.tsx'
import { ProjectBlocks } from './ProjectBlocks.tsx'
import { QuestionList } from './QuestionList.tsx'

interface ContentPageBodyProps {
  page: ContentPage
  /** Address of the banner's picture, which is not repeated. */
  shown: string | undefined
  additions: readonly Addition[]
  children?: ReactNode
}

/** The editor's content in order, then the ways to help, and the questions. */
export const ContentPageBody = ({ page, shown, additions, children }: ContentPageBodyProps) => {
  const { sections, project_id, questions } = page
  const homeless = additions.filter(({ section }) => !sections.some(({ id }) => id === section))
  return (
    <>
      <LeadAndFacts page={page} />
      <Parts sections={sections} additions={additions} shown={shown} />
      {homeless.map(({ section, title, show }) => (
        <Split key={section} id={section} title={title}>
          {show}
        </Split>
      ))}
      {children}
      {project_id !== undefined && <ProjectBlocks projectId={project_id} />}
      <QuestionList questions={questions} />
    </>
  )
}
