/** How long to wait for content that is still loading, in ms: a call may take 15 s. */
const patienceMs = 20_000
/** Signs that the reader has taken over. */
const byHand = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

let held = 0
/** Whether a restore is still under way: the page's scroll position is then not the reader's. */
export const isHeld = (): boolean => held > 0

/**
 * Restores the reader's scroll position on a page, even while the page still grows with its pictures and answers; stops when the reader scrolls.
 * @param top px from the top of the page
 * @returns a function that stops it, if it has anything to do.
 */
export const restorePlace = (top: number): (() => void) | undefined =>
  holdPlace(() => {
    window.scrollTo({ top, behavior: 'instant' })
    return Math.abs(window.scrollY - top) < 2
  })

/**
 * Scrolls now, and again as the page grows, until the reader takes over.
 * @param scroll returns true when it is finished.
 * @returns a function that stops it, if it has anything to do.
 */
export const holdPlace = (scroll: () => boolean | void): (() => void) | undefined => {
  if (scroll()) return undefined
  const growing = new ResizeObserver(() => scroll() && stop())
  held++
  const over = new AbortController()
  const { signal } = over
  const stop = () => {
    if (signal.aborted) return
    over.abort()
    held--
    growing.disconnect()
  }
  growing.observe(document.body)
  for (const sign of byHand) window.addEventListener(sign, stop, { passive: true, signal })
  setTimeout(stop, patienceMs)
  return stop
}
