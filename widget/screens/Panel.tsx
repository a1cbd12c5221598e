import type { ReactNode } from 'react'
import { useDialog, useTexts } from '../dialogContext.ts'
import { Title } from './Title.tsx'

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
