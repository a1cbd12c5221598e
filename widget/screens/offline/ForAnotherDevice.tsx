import { type ReactNode, useLayoutEffect, useState } from 'react'
import { useTexts } from '../../dialogContext.ts'

/** A phone, upright or sideways. */
const query = '(pointer: coarse) and (max-width: 767px), (pointer: coarse) and (max-height: 599px)'

/** Undefined if the page has replaced the browser's function by one that throws. */
const ask = (): MediaQueryList | undefined => {
  try {
    return matchMedia(query)
  } catch {
    return undefined
  }
}

/** Whether the form is on a phone; an unfolded phone is none. */
const useSmallTouchScreen = (): boolean => {
  const [small, setSmall] = useState(() => ask()?.matches === true)
  useLayoutEffect(() => {
    const list = ask()
    if (!list) return
    list.onchange = () => setSmall(list.matches)
    return () => {
      list.onchange = null
    }
  }, [])
  return small
}

/** A code to scan. A phone cannot scan its own screen, so there it appears on demand, for another device. */
export const ForAnotherDevice = ({ children }: { children: ReactNode }) => {
  const texts = useTexts()
  if (!useSmallTouchScreen()) return <>{children}</>
  return (
    <details>
      <summary>{texts.upiElsewhere}</summary>
      {children}
    </details>
  )
}
