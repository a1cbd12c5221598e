import { ContentPageView } from '../../components/content/ContentPageView.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** The sewing room and its women. */
export const AshayeinPage = () => (
  <ContentPageView page="ashayein-project" banner="ashayein" {...useTexts('content').ashayein} />
)
