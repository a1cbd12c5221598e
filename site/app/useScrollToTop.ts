import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { isHeld, restorePlace } from './restorePlace.ts'

/** Whether the browser is restoring a page that is still too short: its content arrives late. */
const isTooShort = (top: number) => document.documentElement.scrollHeight - innerHeight < top

/**
 * After every completed navigation: scroll to the top (smoothly, unless the reader wants no motion). Back and Forward restore the position. The
 * browser cannot do that itself, because it scrolls before the page is rendered. The first page keeps the browser's position, once it is long enough.
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
    // A page that is reloaded, or restored after the payment page, is the browser's to restore.
    const byBrowser = () => {
      history.scrollRestoration = 'auto'
      keepPlaces()
    }
    byUs()
    const over = new AbortController()
    const { signal } = over
    window.addEventListener('scroll', note, { passive: true, signal })
    // Before the router's listener: the last scroll event fires when another page is shown already.
    window.addEventListener('popstate', note, { capture: true, signal })
    window.addEventListener('pagehide', byBrowser, { signal })
    window.addEventListener('pageshow', byUs, { signal })
    return () => {
      byBrowser()
      over.abort()
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
    // The same history entry with another spelling (language.ts).
    if (samePage && (last.search === search || last.key === key)) return
    if (how === 'POP') return restorePlace(placeOf({ pathname, search, key }) ?? 0)
    // A changed filter is not another page; the next page of a list is one.
    if (samePage && how === 'REPLACE') return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
  }, [pathname, search, key, how])
}

/** Scroll position of each history entry, in px from the top; stored for the tab, so that it survives a reload. */
const storageKey = 'places'
/** The number of entries to keep. */
const most = 50

const read = (): Array<[string, number]> => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
  } catch {
    return []
  }
}
const places = new Map(typeof sessionStorage === 'undefined' ? [] : read())

interface Entry {
  /** The router's key. The first one of a document is always `default`, so the address is added. */
  key: string
  pathname: string
  search: string
}
const nameOf = ({ key, pathname, search }: Entry) => `${key} ${pathname}${search}`

const placeOf = (entry: Entry): number | undefined => places.get(nameOf(entry))

const notePlace = (entry: Entry, top: number): void => {
  // Moved to the end of the list, as the newest.
  places.delete(nameOf(entry))
  places.set(nameOf(entry), top)
}

/** Before the page is left. */
const keepPlaces = (): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...places].slice(-most)))
  } catch {
    // Without storage, rely on the browser.
  }
}
