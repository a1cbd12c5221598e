import { useMatch } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { ContentPageView } from '../../content/page/ContentPageView.tsx'
import { writtenTexts } from './texts.ts'

/** The ashram, the internship, and the sewing room: three pages that an editor writes, at three addresses. */
export const WrittenPage = () => {
  const texts = writtenTexts.use()
  const isInternship = useMatch(paths.internship) !== null
  const isAshayein = useMatch(paths.ashayein) !== null
  if (isInternship) return <ContentPageView page="internship-project" banner="internship" {...texts.internship} />
  if (isAshayein) return <ContentPageView page="ashayein-project" banner="ashayein" {...texts.ashayein} />
  return <ContentPageView page="swargashram" banner="swargashram" {...texts.swargashram} />
}
