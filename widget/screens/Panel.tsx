import type { ReactNode } from 'react'
import { takeFocus } from '../../shared/takeFocus.ts'
import { useDialog, useTexts } from '../dialogContext.ts'

/** Heading of a panel. It takes the focus when the panel opens, so that reading starts there. */
export const Title = ({ id, children }: { id?: string; children: ReactNode }) => (
  <h3 id={id} tabIndex={-1} ref={takeFocus}>
    {children}
  </h3>
)

/** A panel that replaces the form, with the way back to it. */
export const Panel = ({ title, children }: { title?: string; children: ReactNode }) => {
  const { flow } = useDialog()
  const texts = useTexts()
  return (
    <div className="scroll">
      <button type="button" className="link" onClick={() => flow.dispatch({ type: 'panelChosen', panel: 'none' })}>
        ‹ {texts.back}
      </button>
      {title && <Title>{title}</Title>}
      {children}
    </div>
  )
}
