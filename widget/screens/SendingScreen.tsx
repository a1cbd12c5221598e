import { useLayoutEffect, useRef } from 'react'
import { totalOf } from '../../shared/donation/total.ts'
import type { LaterMessages } from '../../shared/messages/en/later.ts'
import type { Stage, State } from '../flow/state.ts'

/** The loader over the form, and the two seconds in which the donor reads what happens next. */
export const SendingScreen = ({ stage, state, later }: { stage: Stage; state: State; later: LaterMessages }) => {
  const veil = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => veil.current?.focus(), [])
  if (!state.form) return null
  return (
    <div className="veil" ref={veil} tabIndex={-1} role="status">
      <div>
        <i className="spinner" />
        {stage === 'sending' ? (
          <p>{later.preparing}</p>
        ) : (
          <>
            <h3>{later.leaving}</h3>
            <p>{later.leavingHint(totalOf(state.form))}</p>
          </>
        )}
      </div>
    </div>
  )
}
