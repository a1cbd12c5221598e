/**
 * Keeps the floating button off the page's text and controls, but in view. If the whole button would cover something, it becomes a tab at the window's
 * edge. If there is no room for a tab either, it hides until the page is scrolled. The keyboard's focus always shows it.
 * Loaded after the page, and only if the page has a floating button (docs/decisions/028).
 */
import { schedule } from '../loader/hostPage.ts'
import { atRest, type Box, column, grown, roomToGrow, type Shape, whileMoving } from './place.ts'
import { createDrawing } from './draw.ts'
import { occupiedIn } from './occupied.ts'

/** In ms. */
const pause = 100
const untilRest = 200

/** @returns stops it */
const watch = (button: HTMLElement, look: (moving: boolean) => void): (() => void) => {
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

/** A bar is lower than this part of the window. Anything higher is an overlay. */
const mostOfWindow = 0.5

/** The upper edge of the page's own bar in this corner, for example a cookie notice; Infinity if there is none. */
const barBelow = ({ left, right, top, bottom }: Box, host: Element): number => {
  let upper = innerHeight
  for (const x of [left, (left + right) / 2, right])
    for (const y of [top, bottom, innerHeight - 1])
      for (const element of document.elementsFromPoint(x, y)) {
        if (element === host || !/fixed|sticky/.test(getComputedStyle(element).position)) continue
        const bar = element.getBoundingClientRect()
        if (bar.height < innerHeight * mostOfWindow) upper = Math.min(upper, bar.top)
      }
  return upper < bottom ? upper : Infinity
}

/** Distance from a bar of the page, in px. The loader keeps the same distance from the window's edge. */
const gap = 20
/** The tab stays in this part of the window, from below. */
const highest = 0.5
/** If reading the page takes longer, in ms, it is read at rest only. */
const longest = 50

const fields = 'textarea,select,input:not([type=button],[type=submit],[type=reset],[type=checkbox],[type=radio])'

/** The focus is in a field: on phones the keyboard is open. */
const isTyping = (): boolean => {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active instanceof HTMLElement && (active.matches(fields) || active.isContentEditable)
}

/** The button has the keyboard's focus, or a mouse is over it. After a touch browsers keep `:hover`, so that does not count. */
const isHeld = (button: HTMLElement): boolean =>
  button.matches(':focus-visible') || (button.matches(':hover') && matchMedia('(hover:hover)').matches)

const known = new WeakSet<HTMLElement>()

/** Where the loader and the page's styles put the button, and the edges of its containing block. */
const measure = (button: HTMLElement) => {
  const home: Box = button.getBoundingClientRect()
  const style = getComputedStyle(button)
  const left = home.left - Number.parseFloat(style.left)
  const right = home.right + Number.parseFloat(style.right)
  const side: 'left' | 'right' = home.left - left < right - home.right ? 'left' : 'right'
  return { home, side, edge: side === 'left' ? left : right, lowest: home.bottom + Number.parseFloat(style.bottom) }
}

/**
 * @param host the button's host, which was just added to the page; undefined if it was removed meanwhile. Everything stops when it leaves the page
 * @param button in a shadow root, which the page may have forced closed
 * @param stops `DonateWidget.destroy()` calls them
 */
export const keepClear = (host: HTMLElement | undefined, button: HTMLElement, stops: Array<() => void>): void => {
  // If the page has replaced the button within the first second, this button does not belong to that host.
  const root = button.getRootNode()
  if (!host || known.has(host) || !('host' in root) || root.host !== host) return
  known.add(host)
  const { visibility } = button.style
  button.style.visibility = 'hidden'
  schedule(() => {
    button.style.visibility = visibility
    // Some pages remove new siblings of <body> at once.
    if (!host.parentNode) document.body.append(host)
    // A page without shadow roots has no button.
    if (button.isConnected) stops.push(begin(host, button))
  })
}

/** @returns a function that stops it */
const begin = (host: HTMLElement, button: HTMLElement): (() => void) => {
  const { draw, asPlaced } = createDrawing(button)
  let shape: Shape = 'whole'
  let placed = measure(button)
  let windowThen = ''
  /** The place of the whole button, above a bar of the page. */
  let whole = placed.home
  let slow = false
  let wasHeld = false

  const whenMoving = (): Shape => {
    if (slow || shape === 'away') return 'away'
    const now = button.getBoundingClientRect()
    const around = { whole, edge: placed.edge }
    return whileMoving(shape, now, { ...around, occupied: occupiedIn([now, column(around, whole.top)], host) })
  }
  const whenResting = (): Shape => {
    const begin = Date.now()
    // Not more often, because it costs a layout on a long page.
    const windowNow = [innerWidth, innerHeight, document.documentElement.clientWidth].join()
    if (shape === 'whole' || windowNow !== windowThen) placed = asPlaced(() => measure(button))
    windowThen = windowNow
    const { home, edge } = placed
    const lift = Math.max(0, home.bottom + gap - barBelow(home, host))
    whole = { left: home.left, right: home.right, top: home.top - lift, bottom: home.bottom - lift }
    const around = { whole, edge }
    const top = Math.max(0, whole.bottom - innerHeight * highest)
    const occupied = occupiedIn([grown(whole, roomToGrow), column(around, top)], host)
    slow = Date.now() - begin > longest
    return atRest(shape, { ...around, occupied }, top)
  }

  const stop = watch(button, (moving) => {
    if (!host.isConnected) return stop()
    const held = isHeld(button)
    // A held tab is wider than its place, and must not hide because of the text beside it.
    const isWide = typeof shape === 'object' && (held || (moving && wasHeld))
    wasHeld = held
    if (isTyping()) shape = 'away'
    else if (!isWide) shape = moving ? whenMoving() : whenResting()
    const { home, side, lowest } = placed
    const lower = typeof shape === 'object' ? shape.bottom : whole.bottom
    draw({ shape, held, side, bottom: lower === home.bottom ? undefined : lowest - lower })
  })
  return stop
}
