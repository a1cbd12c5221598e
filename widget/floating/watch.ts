/** Decides when to look at the page: at most ten times a second while it moves, and once when it rests. */

/** In ms. */
const pause = 100
const untilRest = 200

/** @returns stops it */
export const watch = (button: HTMLElement, look: (moving: boolean) => void): (() => void) => {
  const life = new AbortController()
  const observers: Array<{ disconnect(): void }> = []
  const stop = (): void => {
    life.abort()
    for (const observer of observers) observer.disconnect()
  }

  const attempt = (work: () => unknown): void => {
    try {
      work()
    } catch {
      stop()
    }
  }

  let frame = false
  let moving = true
  const see = (moves: boolean): void => {
    moving &&= moves
    if (frame) return
    frame = true
    // If the page has broken an API, the button stays as it is. The page must not hear of an error.
    attempt(() =>
      requestAnimationFrame(() => {
        frame = false
        const moved = moving
        moving = true
        if (!life.signal.aborted) attempt(() => look(moved))
      }),
    )
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = (): void => {
    try {
      clearTimeout(timer)
      timer = setTimeout(() => {
        timer = undefined
        see(false)
      }, untilRest)
    } catch {
      see(false)
    }
  }
  /** Does not restart the timer: a page that changes all the time would never rest. */
  const changed = (): void => {
    if (timer === undefined) rest()
  }
  const touched = (): void => {
    see(true)
    changed()
  }
  let last = 0
  const scrolled = (): void => {
    rest()
    if (Date.now() - last < pause) return
    last = Date.now()
    see(true)
  }

  const listen = (target: EventTarget, heard: () => void, types: readonly string[]): void => {
    for (const type of types)
      target.addEventListener(type, heard, { capture: true, passive: true, signal: life.signal })
  }
  listen(window, scrolled, ['scroll', 'resize'])
  listen(window, touched, ['focusin', 'focusout', 'click'])
  listen(window, changed, ['load', 'transitionend', 'animationend', 'toggle'])
  listen(button, touched, ['pointerenter', 'pointerleave'])
  // For text that loads later or moves. The page may have broken these APIs.
  try {
    const mutations = new MutationObserver(changed)
    observers.push(mutations)
    mutations.observe(document, { childList: true, characterData: true, subtree: true })
    const sizes = new ResizeObserver(changed)
    observers.push(sizes)
    sizes.observe(document.body)
  } catch {}
  see(false)
  return stop
}
