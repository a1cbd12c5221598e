import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Scrolls to the address's anchor once its target is on the page. @param ready whether it is */
export const useAnchor = (ready: boolean): void => {
  const { hash } = useLocation()
  useEffect(() => {
    if (ready && hash.length > 1) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [ready, hash])
}
