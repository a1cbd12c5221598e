import type { ReactNode } from 'react'
import type { LaterMessages } from '../../../shared/messages/en/later.ts'
import { useSmallTouchScreen } from '../../ui/useSmallTouchScreen.ts'

/** A code to scan. On a phone's own screen it is out of reach for that phone's camera: there it is shown to another device on demand. */
export const ForAnotherDevice = ({ later, children }: { later: LaterMessages; children: ReactNode }) =>
  useSmallTouchScreen() ? (
    <details>
      <summary>{later.upiElsewhere}</summary>
      {children}
    </details>
  ) : (
    <>{children}</>
  )
