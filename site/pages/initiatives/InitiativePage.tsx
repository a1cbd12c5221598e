import { useMatch } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { ContentPageView } from '../../components/content/ContentPageView.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** The sewing room and its women; six months of learning a trade; the ashram. One screen with three addresses: an editor writes each. */
export const InitiativePage = () => {
  const texts = useTexts('content')
  const isSewing = useMatch(paths.ashayein) !== null
  const isLearning = useMatch(paths.internship) !== null
  if (isSewing) return <ContentPageView page="ashayein-project" banner="ashayein" {...texts.ashayein} />
  if (isLearning) return <ContentPageView page="internship-project" banner="internship" {...texts.internship} />
  return <ContentPageView page="swargashram" banner="swargashram" {...texts.swargashram} />
}
