import { ContentPageView } from '../../content/page/ContentPageView.tsx'
import { swargashramTexts } from './texts.ts'

/** The ashram: its day, its rules, how to come. */
export const SwargashramPage = () => (
  <ContentPageView page="swargashram" banner="swargashram" {...swargashramTexts.use()} />
)
