import { Suspense } from 'react'
import { currentLanguage } from '../../app/language/language.ts'
import { belowView } from '../../content/belowView.ts'
import { PageLoading } from '../../layout/PageLoading.tsx'
import { blogTexts } from '../blog/texts.ts'
import { HomeHero } from './HomeHero.tsx'
import { HomeSeo } from './HomeSeo.tsx'
import { useHomeBanners } from './banners/useHomeBanners.ts'

// The banner fills the first view; the content below loads after it, with the texts of the posts.
const HomeStory = belowView(async () => {
  const [code] = await Promise.all([import('./HomeStory.tsx'), blogTexts.load(currentLanguage())])
  return code.HomeStory
})
const story = (
  <Suspense fallback={<PageLoading />}>
    <HomeStory />
  </Suspense>
)

/** What the trust is, where the money goes, and what is new. */
export const HomePage = () => {
  const banner = useHomeBanners()[0]
  return (
    <>
      <HomeSeo banner={banner} />
      <HomeHero banner={banner} />
      {story}
    </>
  )
}
