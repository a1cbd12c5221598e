import type { ReactNode } from 'react'
import { takeFocus } from '../../shared/takeFocus.ts'

/** Heading of a panel. It takes the focus when the panel opens, so that reading starts there. */
export const Title = ({ id, children }: { id?: string; children: ReactNode }) => (
  <h3 id={id} tabIndex={-1} ref={takeFocus}>
    {children}
  </h3>
)
