import { ContentPageView } from '../../content/page/ContentPageView.tsx'
import { swargashramTexts } from './texts.ts'

/** The house by the river: its day, its rules, how to come. */
export const SwargashramPage = () => (
  <ContentPageView page="swargashram" banner="swargashram" {...swargashramTexts.use()} />
)
