import { currentLanguage } from '../../app/language/language.ts'
import { belowView } from '../../content/belowView.tsx'
import { blogTexts } from '../blog/texts.ts'
import { projectsTexts } from '../projects/texts.ts'
import { HomeHero } from './HomeHero.tsx'
import { HomeSeo } from './HomeSeo.tsx'
import { useHomeBanners } from './useHomeBanners.ts'

// The banner fills the first view; the content below loads after it, with the texts of posts and projects.
const HomeStory = belowView(async () => {
  const lang = currentLanguage()
  const [code] = await Promise.all([import('./HomeStory.tsx'), blogTexts.load(lang), projectsTexts.load(lang)])
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
