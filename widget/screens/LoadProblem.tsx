import { useDialog } from '../dialogContext.ts'

/** Something could not be loaded: try again, or give on the trust's own site. */
export const LoadProblem = ({ onRetry }: { onRetry(): void }) => {
  const { t, flow, environment } = useDialog()
  return (
    <div role="alert">
      <p>{t.loadFailed}</p>
      <p className="row">
        <button type="button" className="quiet" onClick={onRetry}>
          {t.tryAgain}
        </button>
        <a href={`${environment.options.siteRoot}/donate?project=${flow.getState().projectId ?? ''}`}>{t.giveOnSite}</a>
      </p>
    </div>
  )
}
