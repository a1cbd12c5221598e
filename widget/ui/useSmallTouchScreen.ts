import { useLayoutEffect, useState } from 'react'

/** A phone, standing or lying. */
const query = '(pointer: coarse) and (max-width: 767px), (pointer: coarse) and (max-height: 599px)'

/** Undefined where the page has put something that throws in the browser's place. */
const ask = (): MediaQueryList | undefined => {
  try {
    return matchMedia(query)
  } catch {
    return undefined
  }
}

/** Whether the form is on a phone; a phone that unfolds is none. */
export const useSmallTouchScreen = (): boolean => {
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
