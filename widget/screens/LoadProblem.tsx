import { useLayoutEffect } from 'react'
import type { ApiErrorKind } from '../../shared/api/apiError.ts'
import { donateIn, forProject, offlineToo } from '../../shared/donation/donateAddressParts.ts'
import { useDialog, useLater } from '../dialogContext.ts'
import { loadPart } from '../parts/parts.ts'
import { siteAddress } from '../flow/siteAddress.ts'

interface Props {
  /** Why an answer of the API did not come. Absent: it was a file of ours. */
  fault?: ApiErrorKind | null
  /** Absent: still under way, only slowly. */
  onRetry?(press: { preventDefault(): void }): void
}

/**
 * Something could not be loaded: why, try again, or give another way. The connection is blamed only when it failed. Whoever embeds the widget is told if
 * the page's policy forbids the API.
 */
export const LoadProblem = ({ fault, onRetry }: Props) => {
  const { t, flow, environment } = useDialog()
  const later = useLater()
  const { lang, options, foreign } = environment
  const href = siteAddress(options.siteRoot, `${donateIn}${lang}${forProject}${flow.getState().projectId ?? ''}`)
  useLayoutEffect(() => {
    // A rehearsal has no API, and asks nobody.
    if (!onRetry || !options.apiRoot) return
    // What a server's fault is called.
    void loadPart(lang)
    // Where that does not come either, nothing is said. A server that answered is kept back by nobody.
    if (fault === 'unreachable') import('../diagnose/warn.ts').then(({ warn }) => warn(options.apiRoot), String)
  }, [])
  // Of a file of ours nobody says why it did not come; but the browser knows when there is no connection at all.
  const noConnection = fault ? fault === 'unreachable' : !navigator.onLine
  const named = (fault === 'serverFault' || fault === 'timedOut') && later?.problems[fault][1]
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
