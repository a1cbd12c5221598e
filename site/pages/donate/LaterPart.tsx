import { type ReactNode, Suspense, useRef, useState } from 'react'
import { PageBoundary } from '../../app/boundary/PageBoundary.tsx'
import { PageLoading } from '../../layout/PageLoading.tsx'
import { Failed } from '../../layout/QueryState.tsx'

/** A part whose code loads after the page's. If it does not load, the rest of the page still works. */
export const LaterPart = ({ failure, children }: { failure: string; children: ReactNode }) => {
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
