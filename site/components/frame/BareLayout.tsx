import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useLanguage } from '../../app/language/language.ts'
import { PageBoundary } from '../../framework/PageBoundary.tsx'
import { pageAt } from '../../framework/pages.ts'
import { useScrollToTop } from '../../app/useScrollToTop.ts'
import { configuration } from '../../configuration.ts'
import { AccountBar } from './AccountBar.tsx'
import { artwork } from '../picture/artwork.ts'
import styles from './BareLayout.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { PageLoading } from '../PageLoading.tsx'
import { SkipLink } from './SkipLink.tsx'

/**
 * For steps between two pages (a sign-in window, the way to the payment page): shows whose page it is, without other links. A
 * page with a `main` of its own gets the language and the account, too.
 */
export const BareLayout = () => {
  const lang = useLanguage()
  const { pathname, key } = useLocation()
  useScrollToTop()
  const page = (
    <PageBoundary place={key + pathname}>
      <Suspense fallback={<PageLoading />}>
        <Outlet />
      </Suspense>
    </PageBoundary>
  )
  const own = pageAt(pathname)?.bare === 'own'
  return (
    <>
      {own && <SkipLink />}
      <header className={styles.header}>
        <img src={artwork.emblemColor} alt="" width={40} height={40} />
        <span>{configuration.name[lang]}</span>
        {own && (
          <div className={styles.tools}>
            <LanguageSwitch />
            <AccountBar />
          </div>
        )}
      </header>
      {own ? page : <main className={styles.main}>{page}</main>}
    </>
  )
}
