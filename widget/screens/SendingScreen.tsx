import { useLayoutEffect, useRef } from 'react'
import { totalOf } from '../../shared/donation/total.ts'
import { useFlowState, useTexts } from '../dialogContext.ts'

/** The loader over the form, and the two seconds in which the donor reads what happens next. */
export const SendingScreen = () => {
  const { form, stage } = useFlowState()
  const texts = useTexts()
  const veil = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => veil.current?.focus(), [])
  if (!form) return null
  return (
    <div className="veil" ref={veil} tabIndex={-1} role="status">
      <div>
        <i className="spinner" />
        {stage === 'sending' ? (
          <p>{texts.preparing}</p>
        ) : (
          <>
            <h3>{texts.leaving}</h3>
            <p>{texts.leavingHint(totalOf(form))}</p>
          </>
        )}
      </div>
    </div>
  )
}
