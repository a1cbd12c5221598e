import { type ReactNode, Suspense, useRef, useState } from 'react'
import { PageHeading } from '../../app/PageHeading.tsx'
import { Seo } from '../../app/Seo.tsx'
import { PageBoundary } from '../../framework/PageBoundary.tsx'
import { lazyPart } from '../../framework/lazyPart.tsx'
import { belowView } from '../../components/content/belowView.tsx'
import { ownDonate } from '../../features/giving/ownDonate.ts'
import { PageLoading } from '../../components/PageLoading.tsx'
import { Failed } from '../../components/QueryState.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './ProjectList.module.css'
import { useOpenFromAddress } from './useOpenFromAddress.ts'
import { wantsOfflineWays } from './wantsOfflineWays.ts'
import { Button } from '../../components/Button.tsx'
import { telHref } from '../../components/contactHref.ts'
import { useContact } from '../../components/useContact.ts'

/** A part whose code loads after the page's. If it does not load, the rest of the page still works. */
const RetryBoundary = ({ failure, children }: { failure: string; children: ReactNode }) => {
  const [tries, setTries] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  const tryAgain = () => {
    setTries(tries + 1)
    // The pressed button goes; the reader stays where the part is to come.
    place.current?.focus()
  }
  return (
    <div ref={place} tabIndex={-1}>
      <PageBoundary key={tries} instead={<Failed what={failure} onRetry={tryAgain} />}>
        <Suspense fallback={<PageLoading />}>{children}</Suspense>
      </PageBoundary>
    </div>
  )
}

// The server has rendered both: their code loads after the page's.
const ProjectList = lazyPart(async () => (await import('./ProjectList.tsx')).ProjectList)
const OtherWays = belowView(async () => (await import('./OtherWays.tsx')).OtherWays, {
  isWanted: () => wantsOfflineWays(location.search),
})

const List = () => {
  const { give } = useTexts('giving')
  return (
    <div className={`${styles.section} page-width`}>
      <div ref={ownDonate}>
        <RetryBoundary failure={give.projectsFailed}>
          <ProjectList />
        </RetryBoundary>
      </div>
    </div>
  )
}
const Ways = () => {
  const { give } = useTexts('giving')
  return (
    <RetryBoundary failure={give.offlineFailed}>
      <OtherWays />
    </RetryBoundary>
  )
}
// The same elements at every drawing: React hydrates the parts later.
const list = <List />
const ways = <Ways />

/** The projects to choose from. Each opens its form; an address with a project opens that form at once. Below: the ways without the form. */
export const DonatePage = () => {
  const { give } = useTexts('giving')
  const { opening, blocked, retry } = useOpenFromAddress()
  return (
    <>
      <Seo title={give.heading} description={give.lead} />
      <noscript>
        <ScriptBlocked text={give.scriptless} />
      </noscript>
      {blocked && <ScriptBlocked text={give.blockedText} onRetry={retry} />}
      {opening && (
        <p role="status" className={`${styles.opening} scripted`}>
          {give.opening}
        </p>
      )}
      <div className={`${styles.head} page-width`}>
        <PageHeading title={give.title}>{give.heading}</PageHeading>
        <p>{give.lead}</p>
        <p className="link-row">
          <a href="#ways">{give.otherWays}</a>
        </p>
      </div>
      {list}
      {ways}
    </>
  )
}

interface ScriptBlockedProps {
  /** Why, and what can be done. */
  text: string
  /** Absent if scripts are off, because then no press is handled. */
  onRetry?: () => void
}

/** Never a dead button: the dialog's script did not load, or scripts are off; shows what works all the same. */
const ScriptBlocked = ({ text, onRetry }: ScriptBlockedProps) => {
  const { frame } = useTexts('common')
  const { give } = useTexts('giving')
  const { data } = useContact()
  const phone = data?.companyContactFirst
  const email = data?.companyEmail
  return (
    <div role="alert" className={styles.notice}>
      <div className="page-width">
        <h2>{give.blocked}</h2>
        <p>{text}</p>
        <p className="link-row">
          {onRetry && (
            <Button look="outline" onClick={onRetry}>
              {frame.tryAgain}
            </Button>
          )}
          <a href="#ways">{give.otherWays}</a>
          {phone && (
            <a href={telHref(phone)}>
              {give.blockedCall}: {phone}
            </a>
          )}
          {email && <a href={`mailto:${email}`}>{give.blockedWrite}</a>}
        </p>
      </div>
    </div>
  )
}
