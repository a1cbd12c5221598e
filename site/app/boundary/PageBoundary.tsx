import { Component, type ReactNode } from 'react'
import { Crash } from './Crash.tsx'
import { forgetFailures } from './lazyAgain.ts'

interface BoundaryProps {
  children: ReactNode
  /** Where the reader is: elsewhere, and after Back, all is tried anew. */
  place?: string
  /** What stands in its stead. */
  instead?: ReactNode
}

/** Catches a page, or a part of one, whose code did not arrive or that failed while drawing: never a white page. One more stands around the whole site (App.tsx). */
export class PageBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  /** Whoever wants it next asks for it anew. */
  override componentDidCatch() {
    forgetFailures()
  }

  override componentDidUpdate(before: BoundaryProps, { failed }: { failed: boolean }) {
    // Not where the failure has just come with the new place.
    if (!failed || before.place === this.props.place) return
    // oxlint-disable-next-line react/no-did-update-set-state -- once after a failure
    this.setState({ failed: false })
  }

  override render() {
    const { instead = <Crash />, children } = this.props
    return this.state.failed ? instead : children
  }
}
