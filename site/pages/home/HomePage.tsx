import { lazy, Suspense } from 'react'
import { useContent } from '../../app/useContent.ts'
import { PageLoading } from '../../layout/PageLoading.tsx'
import { HomeHero } from './HomeHero.tsx'
import { HomeSeo } from './HomeSeo.tsx'

// The banner fills the first view; what stands below it comes after.
const HomeStory = lazy(async () => ({ default: (await import('./HomeStory.tsx')).HomeStory }))

/** What the trust is, where the money goes, and what is new: the whole site in one walk along the bank. */
export const HomePage = () => {
  const banners = useContent(['home banners'], async (api) =>
    (await import('../../../shared/api/content.ts')).homeBanners(api),
  )
  const [first, ...others] = banners.data ?? []
  return (
    <>
      <HomeSeo banner={first} />
      <HomeHero banner={first} />
      <Suspense fallback={<PageLoading />}>
        <HomeStory banners={others} />
      </Suspense>
    </>
  )
}
