import { currentLanguage } from '../../app/language/language.ts'
import { belowView } from '../../content/belowView.tsx'
import { HomeHero } from './HomeHero.tsx'
import { HomeSeo } from './HomeSeo.tsx'
import { useHomeBanners } from './useHomeBanners.ts'
import { loadTexts } from '../../texts/useTexts.ts'

// The banner fills the first view; the content below loads after it, with the texts of posts and projects.
const HomeStory = belowView(async () => {
  const lang = currentLanguage()
  const [code] = await Promise.all([import('./HomeStory.tsx'), loadTexts('projects', lang)])
  return code.HomeStory
})

/** What the trust is, where the money goes, and what is new. */
export const HomePage = () => {
  const banner = useHomeBanners()[0]
  return (
    <>
      <HomeSeo banner={banner} />
      <HomeHero banner={banner} />
      <HomeStory />
    </>
  )
}
