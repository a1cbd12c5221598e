import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * After every completed navigation: to the top (smoothly, unless the reader wants no motion). The first page is where the browser put it, and Back
 * leaves the browser to restore the position.
 */
export const useScrollToTop = () => {
  const { pathname } = useLocation()
  const how = useNavigationType()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (how === 'POP') return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
  }, [pathname, how])
}
