import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** After every completed navigation: to the top (smoothly, unless the reader wants no motion). The first page is where the browser put it. */
export const useScrollToTop = () => {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useEffect(() => {
    if (first.current === pathname) return
    first.current = ''
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
  }, [pathname])
}
