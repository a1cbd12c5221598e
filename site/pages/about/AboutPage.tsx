import { Suspense } from 'react'
import { lazyPart } from '../../framework/lazyPart.tsx'
import { contract, useContent } from '../../framework/firstLoad/useContent.ts'
import { PageBanner } from '../../components/PageBanner.tsx'
import { PageLoading } from '../../components/PageLoading.tsx'
import { QueryState } from '../../components/QueryState.tsx'
import { useTexts } from '../../texts/useTexts.ts'

// The banner fills the first view; the content below loads after it.
const AboutStory = lazyPart(async () => (await import('./AboutStory.tsx')).AboutStory)
const Trustees = lazyPart(async () => (await import('./AboutStory.tsx')).Trustees)

/** About the trust: its story, its values, its years, its trustees. */
export const AboutPage = () => {
  const texts = useTexts('content').about
  const about = useContent(['about'], async (api) => (await contract.pages()).aboutUs(api))
  return (
    <>
      <PageBanner page="about" title={texts.title} text={texts.text} />
      <QueryState query={about}>
        {(data) => (
          <Suspense fallback={<PageLoading />}>
            <AboutStory about={data} />
          </Suspense>
        )}
      </QueryState>
      <Suspense>
        <Trustees />
      </Suspense>
    </>
  )
}
