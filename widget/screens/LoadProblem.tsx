import { useLayoutEffect } from 'react'
import type { ApiErrorKind } from '../../shared/contract/transport.ts'
import { donateIn, forProject, offlineToo } from '../../shared/donation/address/donateAddressParts.ts'
import { useDialog, useLazyTexts } from '../dialogContext.ts'
import { loadPart } from '../parts/parts.ts'
import { siteAddress } from '../environment.ts'

interface Props {
  /** Why the API did not answer. Absent: one of our files failed. */
  fault?: ApiErrorKind | null
  /** Absent: still loading, but slow. */
  onRetry?(press: { preventDefault(): void }): void
}

/**
 * Something could not be loaded: the reason, a retry, and another way to donate. The connection is blamed only if it failed. The page owner gets a
 * warning if the page's policy forbids the API.
 */
export const LoadProblem = ({ fault, onRetry }: Props) => {
  const { t, flow, environment } = useDialog()
  const texts = useLazyTexts()
  const { lang, options, foreign } = environment
  const href = siteAddress(options.siteRoot, `${donateIn}${lang}${forProject}${flow.getState().projectId ?? ''}`)
  useLayoutEffect(() => {
    // A dry run has no API, and requests nothing.
    if (!onRetry || !options.apiRoot) return
    // The message for a server fault.
    void loadPart(lang)
    // If that does not load either, show nothing. A server that answered was not blocked.
    if (fault === 'unreachable') import('../diagnose/warn.ts').then(({ warn }) => warn(options.apiRoot), String)
  }, [])
  // The reason why one of our files failed is unknown, but the browser knows whether it is offline.
  const noConnection = fault ? fault === 'unreachable' : !navigator.onLine
  const named = (fault === 'serverFault' || fault === 'timedOut') && texts?.problems[fault][1]
  return (
    <div role="alert">
      <p>{onRetry ? `${t.loadFailed} ${noConnection ? t.checkConnection : named || ''}` : t.loading}</p>
      <p className="row">
        {onRetry && (
          <button type="button" className="quiet" onClick={onRetry}>
            {t.tryAgain}
          </button>
        )}
        {foreign && (
          <a className="link" href={href} target="_top">
            {t.giveOnSite}
          </a>
        )}
        <a className="link" href={href + offlineToo} target="_top">
          {t.otherWays}
        </a>
      </p>
    </div>
  )
}
