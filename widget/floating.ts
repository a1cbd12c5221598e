/**
 * Keeps the floating button off what the visitor is at. Fetched once the page has loaded, where there is such a button. Out of the way it can still be
 * reached with the Tab key, and then it is seen.
 */

/** Distance from the window's edge, in px: as the loader places it. */
const edge = 20
/** A bar of the page, not a cover over all of it: so much of the window's height at most. */
const mostOfWindow = 0.5

const known = new WeakSet<HTMLElement>()

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** Whether two boxes overlap. */
export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** What the visitor types into, or chooses from: on phones the keyboard is up. */
const isField = (element: Element): boolean =>
  element.matches('textarea,select,input:not([type=button],[type=submit],[type=reset],[type=checkbox],[type=radio])') ||
  (element as HTMLElement).isContentEditable

/** At the page's end nothing can be scrolled out from under the button. */
const isAtEnd = (needed: number): boolean => {
  const { scrollHeight, clientHeight } = document.documentElement
  return scrollHeight > clientHeight + needed && scrollHeight - clientHeight - scrollY < needed
}

/** Height of the page's own bar in this corner of the window, e.g. a notice about cookies or its main action; 0 without one. */
const barBelow = ({ left, right, top, bottom }: Box, host: Element): number => {
  let height = 0
  for (const x of [left, (left + right) / 2, right])
    for (const y of [top, bottom, innerHeight - 1])
      for (let element: Element | null = document.elementFromPoint(x, y); element; element = element.parentElement) {
        if (element === host || !/fixed|sticky/.test(getComputedStyle(element).position)) continue
        const bar = element.getBoundingClientRect()
        if (bar.height < innerHeight * mostOfWindow) height = Math.max(height, innerHeight - bar.top)
      }
  return height
}

/**
 * @param host of the button, if there is one still; once it has left the page, this ends
 * @param stops what `DonateWidget.destroy()` calls
 */
export const keepClear = (host: HTMLElement | undefined, stops: Array<() => void>): void => {
  if (!host || known.has(host)) return
  known.add(host)
  // Some pages remove what stands beside <body>.
  if (!host.parentNode) document.body.append(host)
  const button = host.shadowRoot?.querySelector('button')
  if (!button) return
  const life = new AbortController()
  const update = (): void => {
    const active = document.activeElement
    const shown = button.getBoundingClientRect()
    // Where it stands without a bar below it. Seen through for a moment: what is under it is asked for.
    const home = {
      left: shown.left,
      right: shown.right,
      top: innerHeight - edge - shown.height,
      bottom: innerHeight - edge,
    }
    button.style.pointerEvents = 'none'
    const bar = barBelow(home, host)
    const place = { ...home, top: home.top - bar, bottom: home.bottom - bar }
    const away =
      active !== host &&
      (isAtEnd(shown.height + 2 * edge) ||
        (!!active && active !== document.body && (isField(active) || overlap(active.getBoundingClientRect(), place))))
    button.style.bottom = `${edge + bar}px`
    button.style.opacity = away ? '0' : ''
    button.style.pointerEvents = away ? 'none' : ''
  }
  let waiting = false
  const soon = (): void => {
    if (waiting) return
    waiting = true
    requestAnimationFrame(() => {
      waiting = false
      if (host.isConnected) update()
      else life.abort()
    })
  }
  for (const type of ['scroll', 'resize', 'focusin', 'focusout', 'click', 'transitionend'])
    addEventListener(type, soon, { capture: true, passive: true, signal: life.signal })
  soon()
  stops.push(() => life.abort())
}
