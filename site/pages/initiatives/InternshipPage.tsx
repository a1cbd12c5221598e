import { ContentPageView } from '../../components/content/ContentPageView.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** Six months of learning a trade: for whom, what, how to apply. */
export const InternshipPage = () => (
  <ContentPageView page="internship-project" banner="internship" {...useTexts('content').internship} />
)
