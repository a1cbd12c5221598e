import { Suspense, useRef, useState } from 'react'
import { laterPart } from '../../app/boundary/laterPart.tsx'
import { PageBoundary } from '../../app/boundary/PageBoundary.tsx'
import { Seo } from '../../app/Seo.tsx'
import { PageLoading } from '../../layout/PageLoading.tsx'
import { ownDonate } from '../../donate/ownDonate.ts'
import { DonateHead } from './DonateHead.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { OfflineWays } from './OfflineWays.tsx'
import styles from './ProjectList.module.css'
import { ProjectsFailed } from './ProjectsFailed.tsx'
import { ScriptBlocked } from './ScriptBlocked.tsx'
import { givingTexts } from './texts.ts'
import { useOpenFromAddress } from './useOpenFromAddress.ts'

// The server has drawn it: its code comes after the page's. While it does not come, the ways without a card are there all the same.
const ProjectList = laterPart(async () => (await import('./ProjectList.tsx')).ProjectList)

/** The projects to choose from, each of which opens its form; an address that names a project opens that form at once. Below: the ways without the form. */
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
      <DonateHead />
      <div ref={list} tabIndex={-1} className={styles.section}>
        <div ref={ownDonate}>
          <PageBoundary key={tries} instead={<ProjectsFailed onRetry={tryAgain} />}>
            <Suspense fallback={<PageLoading />}>
              <ProjectList />
            </Suspense>
          </PageBoundary>
        </div>
      </div>
      <HowItWorks />
      <OfflineWays />
    </>
  )
}
