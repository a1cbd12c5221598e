import { Suspense, useRef, useState } from 'react'
import { laterPart } from '../../app/laterPart.tsx'
import { PageBoundary } from '../../app/PageBoundary.tsx'
import { Seo } from '../../app/Seo.tsx'
import { PageLoading } from '../../layout/PageLoading.tsx'
import { DonateHero } from './DonateHero.tsx'
import { OfflineWays } from './OfflineWays.tsx'
import styles from './ProjectList.module.css'
import { ProjectsFailed } from './ProjectsFailed.tsx'
import { ScriptBlocked } from './ScriptBlocked.tsx'
import { givingTexts } from './texts.ts'
import { useOpenFromAddress } from './useOpenFromAddress.ts'

// What lies below the first view comes after it. While it does not come, the ways without a card are there all the same.
const ProjectList = laterPart(async () => (await import('./ProjectList.tsx')).ProjectList)

/** Opens the dialog as the address asks, and is worth reading behind it: what a gift can be for, and how to give without the dialog. */
export const DonatePage = () => {
  const { give } = givingTexts.use()
  const { opening, blocked, retry } = useOpenFromAddress()
  const [tries, setTries] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const tryAgain = () => {
    setTries(tries + 1)
    // The pressed button goes; the reader stays where the list is to come.
    list.current?.focus()
  }
  return (
    <>
      <Seo title={give.heading} description={give.lead} />
      <noscript>
        <ScriptBlocked text={give.scriptless} />
      </noscript>
      {blocked && <ScriptBlocked text={give.blockedText} onRetry={retry} />}
      {opening && (
        <p role="status" className={styles.opening}>
          {give.opening}
        </p>
      )}
      <DonateHero />
      <div ref={list} tabIndex={-1} className={styles.section}>
        <PageBoundary key={tries} instead={<ProjectsFailed onRetry={tryAgain} />}>
          <Suspense fallback={<PageLoading />}>
            <ProjectList />
          </Suspense>
        </PageBoundary>
      </div>
      <OfflineWays />
    </>
  )
}
