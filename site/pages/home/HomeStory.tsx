import { Suspense } from 'react'
import { useContent } from '../../app/firstLoad/useContent.ts'
import { OptionalBlock } from '../../content/OptionalBlock.tsx'
import { BannerRow } from './BannerRow.tsx'
import { FeaturedProject } from './FeaturedProject.tsx'
import { LatestPosts } from './LatestPosts.tsx'
import { Moment } from './Moment.tsx'
import { Spending } from './Spending.tsx'
import { useHomeBanners } from './useHomeBanners.ts'
import { Voices } from './Voices.tsx'

/** Everything below the banner. */
export const HomeStory = () => {
  const [, ...banners] = useHomeBanners()
  const year = useContent(['dashboard'], async (api) => (await import('../../../shared/api/content.ts')).dashboard(api))
  return (
    <>
      <Moment dashboard={year.data} />
      <FeaturedProject />
      <BannerRow banners={banners} />
      <OptionalBlock query={year} isEmpty={({ spending }) => spending.length === 0}>
        {(data) => <Spending dashboard={data} />}
      </OptionalBlock>
      <Voices />
      <Suspense>
        <LatestPosts />
      </Suspense>
    </>
  )
}
