import type { ReactNode } from 'react'
import { useTexts } from '../../dialogContext.ts'
import { useSmallTouchScreen } from '../../ui/useSmallTouchScreen.ts'

/** A code to scan. A phone cannot scan its own screen, so there it appears on demand, for another device. */
export const ForAnotherDevice = ({ children }: { children: ReactNode }) => {
  const later = useTexts()
  if (!useSmallTouchScreen()) return <>{children}</>
  return (
    <details>
      <summary>{later.upiElsewhere}</summary>
      {children}
    </details>
  )
}
