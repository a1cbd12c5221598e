import type { ReactNode } from 'react'
import type { ContentPage } from '../../../shared/contract/contentPage.ts'
import { LeadAndFacts } from './LeadAndFacts.tsx'
import { Parts } from './Parts.tsx'
import { ProjectBlocks } from './ProjectBlocks.tsx'
import { QuestionList } from './QuestionList.tsx'

interface ContentPageBodyProps {
  page: ContentPage
  additions?: Readonly<Record<string, ReactNode>> | undefined
  children?: ReactNode
}

/** What an editor wrote, in its order; then the ways to help, and the questions. */
export const ContentPageBody = ({ page, additions, children }: ContentPageBodyProps) => (
  <>
    <LeadAndFacts page={page} />
    <Parts sections={page.sections} additions={additions} />
    {children}
    {page.project_id !== undefined && <ProjectBlocks projectId={page.project_id} />}
    <QuestionList questions={page.questions} />
  </>
)
