import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { queryClientOf } from '../../framework/firstLoad/queryClient.ts'
import { useServices } from '../../app/services.ts'

/** How long to wait for answers above the wanted section, in ms. */
const patienceMs = 3000

/** Scrolls to the section of an anchor, even while content above it loads. */
export const useAnchor = (): void => {
  const { hash } = useLocation()
  const client = queryClientOf(useServices())
  useEffect(() => {
    const wanted = /^#[a-z]+$/.test(hash) ? document.getElementById(hash.slice(1)) : null
    if (!wanted) return undefined
    const show = () => wanted.scrollIntoView({ behavior: 'instant' })
    show()
    const growing = new ResizeObserver(show)
    const stop = () => growing.disconnect()
    growing.observe(document.body)
    const settled = setInterval(() => client.isFetching() === 0 && stop(), 300)
    const late = setTimeout(stop, patienceMs)
    for (const sign of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
      addEventListener(sign, stop, { passive: true, once: true })
    return () => {
      stop()
      clearInterval(settled)
      clearTimeout(late)
    }
  }, [hash, client])
}
