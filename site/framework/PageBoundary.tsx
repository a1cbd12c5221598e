import { Component, type ReactNode } from 'react'
import { Button } from '../components/Button.tsx'
import { paths } from '../app/paths.ts'
import { useTexts } from '../texts/useTexts.ts'
import { forgetFailures } from './lazyAgain.tsx'

interface BoundaryProps {
  children: ReactNode
  /** Where the reader is: on another page, and after Back, everything is tried again. */
  place?: string
  /** What replaces it. */
  instead?: ReactNode
}

/**
 * Catches a page, or a component of one, whose code did not load or that failed while rendering: never a white page. Another boundary is around the
 * whole site (App.tsx).
 */
export class PageBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  /** The next user requests the code again. */
  override componentDidCatch() {
    forgetFailures()
  }

  override componentDidUpdate(before: BoundaryProps, { failed }: { failed: boolean }) {
    // Not if the failure has just happened at the new place.
    if (!failed || before.place === this.props.place) return
    // oxlint-disable-next-line react/no-did-update-set-state -- once after a failure
    this.setState({ failed: false })
  }

  override render() {
    const { instead = <Crash />, children } = this.props
    return this.state.failed ? instead : children
  }
}

/** Replaces a page that failed; inside its frame if there is one. */
export const Crash = () => {
  const { crash } = useTexts('common')
  return (
    <div className="flow-message">
      <h1>{crash.title}</h1>
      <p>{crash.text}</p>
      <Button onClick={() => location.reload()}>{crash.reload}</Button>
      {/* Not the router's: a full load discards whatever is broken in this page. */}
      <a href={paths.home}>{crash.home}</a>
    </div>
  )
}
