/** How long what is still loading is waited for, in ms. */
const patienceMs = 3000
/** Signs that the reader has taken over. */
const byHand = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Scrolls to where the reader was on a page, also where the page only grows to that height as its pictures and answers come; until the reader
 * scrolls himself.
 * @param top px from the top of the page
 * @returns gives up, where there is something to give up
 */
export const restorePlace = (top: number): (() => void) | undefined =>
  holdPlace(() => {
    window.scrollTo({ top, behavior: 'instant' })
    return Math.abs(window.scrollY - top) < 2
  })

/**
 * Scrolls now, and again as the page grows, until the reader takes over.
 * @param scroll answers true when this was all
 * @returns gives up, where there is something to give up
 */
export const holdPlace = (scroll: () => boolean | void): (() => void) | undefined => {
  if (scroll()) return undefined
  const growing = new ResizeObserver(() => scroll() && stop())
  // Once too often does no harm.
  const stop = () => {
    growing.disconnect()
    for (const sign of byHand) window.removeEventListener(sign, stop)
  }
  growing.observe(document.body)
  for (const sign of byHand) window.addEventListener(sign, stop, { passive: true })
  setTimeout(stop, patienceMs)
  return stop
}
