import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useLanguage } from '../../app/language/language.ts'
import { PageBoundary } from '../../app/boundary/PageBoundary.tsx'
import { configuration } from '../../configuration.ts'
import { artwork } from '../picture/artwork.ts'
import styles from './BareLayout.module.css'
import { PageLoading } from '../PageLoading.tsx'

/** For steps between two pages (a sign-in window, the way to the payment page): shows whose page it is, without other links. */
export const BareLayout = () => {
  const lang = useLanguage()
  const { pathname, key } = useLocation()
  return (
    <>
      <header className={styles.header}>
        <img src={artwork.emblemColor} alt="" width={40} height={40} />
        <span>{configuration.name[lang]}</span>
      </header>
      <main className={styles.main}>
        <PageBoundary place={key + pathname}>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </PageBoundary>
      </main>
    </>
  )
}
