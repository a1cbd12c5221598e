import { Component, type ReactNode } from 'react'
import type { Shell } from '../shell.ts'
import { LoadProblem } from './LoadProblem.tsx'

interface Props {
  children: ReactNode
  emit: Shell['emit']
}

/**
 * Never a dead dialog: if a part of it throws in a later redraw, the calm panel takes its place. The choices are kept outside of it: trying again draws them.
 * If the first drawing throws, the panel would most likely throw too: `mount` rejects, and the links that need none of this code take its place.
 */
export class Boundary extends Component<Props, { failed?: boolean }> {
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
