import { ContentPageView } from '../../components/content/ContentPageView.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** The ashram: its day, its rules, how to come. */
export const SwargashramPage = () => (
  <ContentPageView page="swargashram" banner="swargashram" {...useTexts('content').swargashram} />
)
