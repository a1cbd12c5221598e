import { useEffect } from 'react'
import { useDialog } from '../dialogContext.ts'

/** Something could not be loaded: try again, or give on the trust's own site. Whoever embeds the widget is told if the page's policy forbids the API. */
export const LoadProblem = ({ onRetry }: { onRetry(press: { preventDefault(): void }): void }) => {
  const { t, flow, environment } = useDialog()
  // Where that does not come either, nothing is said.
  useEffect(() => void import('../diagnose/warn.ts').then(({ warn }) => warn(environment.options.apiRoot), String), [])
  return (
    <div role="alert">
      <p>{t.loadFailed}</p>
      <p className="row">
        <button type="button" className="quiet" onClick={onRetry}>
          {t.tryAgain}
        </button>
        <a href={`${environment.options.siteRoot}/donate?project=${flow.getState().projectId ?? ''}`} target="_top">
          {t.giveOnSite}
        </a>
      </p>
    </div>
  )
}
