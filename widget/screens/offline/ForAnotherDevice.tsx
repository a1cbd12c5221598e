import type { ReactNode } from 'react'
import type { LaterMessages } from '../../../shared/messages/en/later.ts'
import { useSmallTouchScreen } from '../../ui/useSmallTouchScreen.ts'

/** A code to scan. A phone cannot scan its own screen, so there it appears on demand, for another device. */
export const ForAnotherDevice = ({ later, children }: { later: LaterMessages; children: ReactNode }) =>
  useSmallTouchScreen() ? (
    <details>
      <summary>{later.upiElsewhere}</summary>
      {children}
    </details>
  ) : (
    <>{children}</>
  )
