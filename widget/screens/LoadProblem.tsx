import { useLayoutEffect } from 'react'
import { useDialog } from '../dialogContext.ts'

interface Props {
  /** Absent: still under way, only slowly. */
  onRetry?(press: { preventDefault(): void }): void
}

/** Something could not be loaded: try again, or give another way. Whoever embeds the widget is told if the page's policy forbids the API. */
export const LoadProblem = ({ onRetry }: Props) => {
  const { t, flow, environment } = useDialog()
  const { apiRoot, siteRoot } = environment.options
  const href = `${siteRoot}/donate?lang=${environment.lang}&project=${flow.getState().projectId ?? ''}`
  // Where that does not come either, nothing is said. A rehearsal has no API, and asks nobody.
  useLayoutEffect(() => {
    if (onRetry && apiRoot) import('../diagnose/warn.ts').then(({ warn }) => warn(apiRoot), String)
  }, [])
  return (
    <div role="alert">
      <p>{onRetry ? t.loadFailed : t.loading}</p>
      <p className="row">
        {onRetry && (
          <button type="button" className="quiet" onClick={onRetry}>
            {t.tryAgain}
          </button>
        )}
        <a className="link" href={href} target="_top">
          {t.giveOnSite}
        </a>
        <a className="link" href={href + '&ways=offline'} target="_top">
          {t.otherWays}
        </a>
      </p>
    </div>
  )
}
