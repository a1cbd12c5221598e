/** How long what is still loading is waited for, in ms: a call may take 15 s. */
const patienceMs = 20_000
/** Signs that the reader has taken over. */
const byHand = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

let held = 0
/** Whether the reader is still to be brought to a place: where the page stands now is not where he left it. */
export const isHeld = (): boolean => held > 0

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
  held++
  let stopped = false
  const stop = () => {
    if (stopped) return
    stopped = true
    held--
    growing.disconnect()
    for (const sign of byHand) window.removeEventListener(sign, stop)
  }
  growing.observe(document.body)
  for (const sign of byHand) window.addEventListener(sign, stop, { passive: true })
  setTimeout(stop, patienceMs)
  return stop
}
