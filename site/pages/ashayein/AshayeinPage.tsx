import { ContentPageView } from '../../content/page/ContentPageView.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** The sewing room and its women. */
export const AshayeinPage = () => (
  <ContentPageView page="ashayein-project" banner="ashayein" {...useTexts('content').ashayein} />
)
