import type { ReactNode } from 'react'
import { ApiError } from '../../shared/contract/transport.ts'
import { PageHeading } from '../app/PageHeading.tsx'
import { isSessionEnd } from '../app/session/watchedTransport.ts'
import type { Content } from '../framework/firstLoad/useContent.ts'
import { failureText } from './forms/failureText.ts'
import { Button } from './Button.tsx'
import styles from './QueryState.module.css'
import { useTexts } from '../texts/useTexts.ts'

interface FailedProps {
  /** What could not be loaded. */
  what?: string | undefined
  /** Of the call; absent if the code of the part did not come. */
  error?: Error | undefined
  busy?: boolean
  onRetry(): void
}

/** Replaces a part of the page. It blames the connection only if that failed. */
export const Failed = ({ what, error, busy = false, onRetry }: FailedProps) => {
  const texts = useTexts('common')
  return (
    <div role="alert" className={styles.failed}>
      <p>
        {what} {error && failureText(texts, error)}
      </p>
      <Button look="outline" busy={busy} onClick={onRetry}>
        {texts.frame.tryAgain}
      </Button>
    </div>
  )
}

interface QueryStateProps<T> {
  query: Content<T>
  /** The title of a page whose heading needs the data. Before that, and after a failure, screen readers find another heading. */
  heading?: string
  /** Shown while it loads, by default an area as tall as `--skeleton`; hidden from screen readers, which hear "Loading". */
  skeleton?: ReactNode
  /** What to show if there is nothing. */
  empty?: ReactNode
  /** When that is: by default for a list without entries. */
  isEmpty?: (data: T) => boolean
  /** What to show if the API finds nothing (404); the failure if absent. */
  missing?: ReactNode
  /** What could not be loaded, before the reason. */
  failed?: string
  children(data: T): ReactNode
}

/** The API finds nothing (404): a page shows that as a page of its own. */
export const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404

/** A list, or a page of one, without entries. */
export const hasNoEntries = (data: unknown): boolean => {
  const entries = typeof data === 'object' && data && 'rows' in data ? data.rows : data
  return Array.isArray(entries) && entries.length === 0
}

/** Loading, failure with a retry, nothing found, or the content: every list and page of the site has these four. */
export const QueryState = <T,>(props: QueryStateProps<T>) => {
  const { query, heading, skeleton, empty, isEmpty = hasNoEntries, missing, failed, children } = props
  const { frame } = useTexts('common')
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return empty !== undefined && isEmpty(data) ? empty : children(data)
  const headingOf = (words: ReactNode) =>
    heading && (
      <PageHeading title={heading} waits className="visually-hidden">
        {words}
      </PageHeading>
    )
  if (!error || isSessionEnd(error))
    return (
      <div aria-busy="true">
        {headingOf(frame.loading)}
        <p role="status" className="visually-hidden">
          {frame.loading}
        </p>
        <div aria-hidden="true">{skeleton ?? <div className={styles.skeleton} />}</div>
      </div>
    )
  if (missing !== undefined && isMissing(error)) return missing
  return (
    <>
      {headingOf(heading)}
      <Failed what={failed} error={error} busy={isFetching} onRetry={() => void refetch()} />
    </>
  )
}
