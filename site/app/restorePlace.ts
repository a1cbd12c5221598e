/** How long what is still loading is waited for, in ms. */
const patienceMs = 3000
/** Signs that the reader has taken over. */
const byHand = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Scrolls to where the reader was on a page, also where the page only grows to that height as its pictures and answers come; until the reader
 * scrolls himself.
 * @param top px from the top of the page
 * @returns gives up
 */
export const restorePlace = (top: number): (() => void) => {
  const there = () => {
    window.scrollTo({ top, behavior: 'instant' })
    return Math.abs(window.scrollY - top) < 2
  }
  if (there()) return () => {}
  const growing = new ResizeObserver(() => there() && stop())
  const late = setTimeout(() => stop(), patienceMs)
  const stop = () => {
    growing.disconnect()
    clearTimeout(late)
    for (const sign of byHand) window.removeEventListener(sign, stop)
  }
  growing.observe(document.body)
  for (const sign of byHand) window.addEventListener(sign, stop, { passive: true })
  return stop
}
