import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Calls back when another page is shown, in any way: a menu must not stay open over it. */
export const useOnLeaving = (close: () => void): void => {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    close()
  }, [pathname, close])
}
