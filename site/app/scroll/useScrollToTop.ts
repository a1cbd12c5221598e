import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { keepPlaces, notePlace, placeOf } from './places.ts'
import { isHeld, restorePlace } from './restorePlace.ts'

/** Whether the browser brings the reader back to a page that is too short for it as yet: what it holds comes late. */
const isTooShort = (top: number) => document.documentElement.scrollHeight - innerHeight < top

/**
 * After every completed navigation: to the top (smoothly, unless the reader wants no motion). Back and Forward lead to where that page was left; the
 * browser cannot do that by itself, as it scrolls before the page is there. The first page is where the browser put it, once it is long enough.
 */
export const useScrollToTop = () => {
  const { pathname, search, key } = useLocation()
  const how = useNavigationType()
  const before = useRef({ pathname, search, key })

  useEffect(() => {
    const note = () => {
      if (!isHeld()) notePlace(before.current, window.scrollY)
    }
    const byUs = () => void (history.scrollRestoration = 'manual')
    // A page that is loaded anew, or returned to from the payment page, is the browser's to restore.
    const byBrowser = () => {
      history.scrollRestoration = 'auto'
      keepPlaces()
    }
    byUs()
    window.addEventListener('scroll', note, { passive: true })
    // Before the router hears of it: the event of a scroll in the last frame comes when another page is there already.
    window.addEventListener('popstate', note, true)
    window.addEventListener('pagehide', byBrowser)
    window.addEventListener('pageshow', byUs)
    return () => {
      byBrowser()
      window.removeEventListener('scroll', note)
      window.removeEventListener('popstate', note, true)
      window.removeEventListener('pagehide', byBrowser)
      window.removeEventListener('pageshow', byUs)
    }
  }, [])

  useLayoutEffect(() => {
    const [visit] = performance.getEntriesByType('navigation')
    if (!visit || !('type' in visit) || visit.type === 'navigate') return
    const top = placeOf(before.current)
    return top !== undefined && isTooShort(top) ? restorePlace(top) : undefined
  }, [])

  useLayoutEffect(() => {
    const last = before.current
    before.current = { pathname, search, key }
    const samePage = last.pathname === pathname
    // The same entry of the history: only its spelling is another (language.ts).
    if (samePage && (last.search === search || last.key === key)) return
    if (how === 'POP') return restorePlace(placeOf({ pathname, search, key }) ?? 0)
    // A changed filter is not another page; the next page of a list is.
    if (samePage && how === 'REPLACE') return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
  }, [pathname, search, key, how])
}
