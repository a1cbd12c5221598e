import { Component, type ReactNode, useLayoutEffect } from 'react'
import type { ApiErrorKind } from '../../shared/contract/transport.ts'
import { donateIn, forProject, offlineToo } from '../../shared/donation/address/donateAddressParts.ts'
import { useDialog, useLazyTexts } from '../dialogContext.ts'
import { loadPart } from '../parts/parts.ts'
import { siteAddress } from '../environment.ts'
import type { Shell } from '../shell.ts'

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

interface BoundaryProps {
  children: ReactNode
  emit: Shell['emit']
}

/**
 * Never a dead dialog: if a component throws in a later render, a calm panel replaces it. The choices are stored outside, so that another try shows
 * them. If the first render throws, the panel would most likely throw too: `mount` rejects, and links that need none of this code replace it.
 */
export class Boundary extends Component<BoundaryProps, { failed?: boolean }> {
  drawn = false
  override componentDidMount() {
    this.drawn = true
  }
  override componentDidCatch(problem: unknown) {
    if (!this.drawn) throw problem
    this.setState({ failed: true })
    console.warn('DonateWidget:', problem)
    this.props.emit('donate:error', { code: 'formFailed' })
  }
  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div className="scroll">
        <LoadProblem onRetry={() => this.setState({ failed: false })} />
      </div>
    )
  }
}
