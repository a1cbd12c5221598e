import { Component, type ReactNode } from 'react'
import { Crash } from './Crash.tsx'

/** Catches a page whose code did not arrive, or that failed while drawing: never a white page. */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <Crash /> : this.props.children
  }
}
