import { lazy, type ReactNode, Suspense } from 'react'
import { contentPage } from '../../../shared/api/content.ts'
import type { BannerPage } from '../../../shared/contract/banner.ts'
import type { ContentPage, ContentPageName } from '../../../shared/contract/contentPage.ts'
import { useContent } from '../../app/useContent.ts'
import { PageBanner } from '../../layout/PageBanner.tsx'
import { PageLoading } from '../../layout/PageLoading.tsx'
import { QueryState } from '../../layout/QueryState.tsx'
import { NothingWritten } from './NothingWritten.tsx'

// The banner fills the first view; what stands below it comes after.
const ContentPageBody = lazy(async () => ({ default: (await import('./ContentPageBody.tsx')).ContentPageBody }))

interface ContentPageViewProps {
  page: ContentPageName
  banner: BannerPage
  /** Name and sentence of the page where the API does not answer. */
  title: string
  text: string
  /** What the page itself adds to a section, by the section's id. */
  additions?: Readonly<Record<string, ReactNode>>
  /** Below the sections. */
  children?: ReactNode
}

const isEmpty = ({ lead, sections }: ContentPage) => !lead && sections.length === 0

/** A page that an editor writes as sections (`get-page`). */
export const ContentPageView = ({ page, banner, title, text, additions, children }: ContentPageViewProps) => {
  const content = useContent(['page', page], (api) => contentPage(api, page))
  return (
    <>
      <PageBanner page={banner} title={title} text={text} />
      <QueryState query={content} empty={{ when: isEmpty, show: <NothingWritten /> }} missing={<NothingWritten />}>
        {(data) => (
          <Suspense fallback={<PageLoading />}>
            <ContentPageBody page={data} additions={additions}>
              {children}
            </ContentPageBody>
          </Suspense>
        )}
      </QueryState>
    </>
  )
}
