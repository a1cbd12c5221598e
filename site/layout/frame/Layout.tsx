import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { laterPart } from '../../app/boundary/laterPart.ts'
import { PageBoundary } from '../../app/boundary/PageBoundary.tsx'
import { pageAt } from '../../app/pages.ts'
import { useScrollToTop } from '../../app/scroll/useScrollToTop.ts'
import { FloatingDonate } from '../../donate/FloatingDonate.tsx'
import { Header } from './Header.tsx'
import { PageLoading } from '../PageLoading.tsx'
import { SkipLink } from './SkipLink.tsx'

const Footer = laterPart(async () => (await import('./Footer.tsx')).Footer)

/** Header, page, footer. The footer is hidden where the specification says so. */
export const Layout = () => {
  const { pathname, key } = useLocation()
  useScrollToTop()
  return (
    <>
      <SkipLink />
      <Header />
      <main id="content" tabIndex={-1}>
        <PageBoundary place={key + pathname}>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </PageBoundary>
      </main>
      {!pageAt(pathname)?.withoutFooter && (
        <PageBoundary place={key + pathname} instead={null}>
          <Suspense>
            <Footer />
          </Suspense>
        </PageBoundary>
      )}
      <FloatingDonate />
    </>
  )
}
