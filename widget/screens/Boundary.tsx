import { Component, type ReactNode } from 'react'
import type { Shell } from '../shell.ts'
import { LoadProblem } from './LoadProblem.tsx'

interface Props {
  children: ReactNode
  emit: Shell['emit']
}

/**
 * Never a dead dialog: if a component throws in a later render, a calm panel replaces it. The choices are stored outside, so that another try shows
 * them. If the first render throws, the panel would most likely throw too: `mount` rejects, and links that need none of this code replace it.
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
