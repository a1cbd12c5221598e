import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { restorePlace } from './restorePlace.ts'

/** Where each entry of the history was left, in px from the top, by the router's key. */
const places = new Map<string, number>()

/**
 * After every completed navigation: to the top (smoothly, unless the reader wants no motion). Back and Forward lead to where that page was left; the
 * browser cannot do that by itself, as it scrolls before the page is there. The first page is where the browser put it.
 */
export const useScrollToTop = () => {
  const { pathname, search, key } = useLocation()
  const how = useNavigationType()
  const before = useRef({ pathname, search, key })

  useEffect(() => {
    const note = () => void places.set(before.current.key, window.scrollY)
    const byUs = () => void (history.scrollRestoration = 'manual')
    // A page that is loaded anew, or returned to from the payment page, is the browser's to restore.
    const byBrowser = () => void (history.scrollRestoration = 'auto')
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
    const last = before.current
    before.current = { pathname, search, key }
    const samePage = last.pathname === pathname
    // The same entry of the history: only its spelling is another (language.ts).
    if (samePage && (last.search === search || last.key === key)) return
    if (how === 'POP') return restorePlace(places.get(key) ?? 0)
    // A changed filter is not another page; the next page of a list is.
    if (samePage && how === 'REPLACE') return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
  }, [pathname, search, key, how])
}
