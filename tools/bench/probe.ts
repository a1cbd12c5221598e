/** The measurements inside the page. */

export interface Probe {
  /** From the click's own timestamp until a frame with the open shell was rendered, ms; 0: not yet. */
  shell: number
  /** The same until a control was usable. */
  usable: number
  /** The click's timestamp, ms since navigation. */
  clickedAt: number
  /** The largest contentful paint, ms since navigation. */
  painted: number
  /** Layout shifts, also those just after an input, and long tasks, each with its time. */
  shifts: Array<{ at: number; value: number }>
  longTasks: Array<{ at: number; duration: number }>
}

/** Selectors of what opens: CSS with ` >> ` steps. Each step looks into the shadow root or the frame of the element before. Only visible elements count. */
export interface Watched {
  openedWhen: string
  /** The first usable control. */
  usableWhen: string
  /** Measures from the navigation, because nobody clicks. */
  opensItself?: boolean
}

declare global {
  interface Window {
    bench: Probe
    /** The visitor has clicked, at this time on the clock of the page's own window. */
    hasClicked(timeStamp: number): void
    /** Of the first element that the path finds. Null: it does not exist, or has no size yet. */
    findMiddle(path: string): { x: number; y: number } | null
  }
}

/**
 * Runs in the page before any other script; it must not use anything from outside itself. Looks at every frame, in every frame of the page, because a widget's
 * content may be anywhere. A measurement ends with the first task after the frame with the expected state: that frame has been laid out and painted by then.
 */
export function installProbe({ openedWhen, usableWhen, opensItself }: Watched): void {
  if (window !== window.top) {
    // In a frame of a widget: reports the click to the page.
    const { top } = window
    const here = performance.timeOrigin
    const tell = ({ timeStamp }: Event): void => top?.hasClicked(timeStamp + here - top.performance.timeOrigin)
    addEventListener('click', tell, true)
    return
  }
  const bench: Probe = { shell: 0, usable: 0, clickedAt: 0, painted: 0, shifts: [], longTasks: [] }
  window.bench = bench

  const observe = (type: string, take: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  }
  observe('layout-shift', (entry) => {
    if ('value' in entry) bench.shifts.push({ at: entry.startTime, value: Number(entry.value) })
  })
  observe('largest-contentful-paint', ({ startTime }) => (bench.painted = startTime))
  observe('longtask', ({ startTime, duration }) => bench.longTasks.push({ at: startTime, duration }))

  const inside = (one: Element): ParentNode | null =>
    one instanceof HTMLIFrameElement ? one.contentDocument : one.shadowRoot
  const find = (path: string): Element[] => {
    let found: Element[] = [document.documentElement]
    for (const [at, step] of path.split(' >> ').entries()) {
      found = found.flatMap((one) => [...((at ? inside(one) : one.ownerDocument)?.querySelectorAll(step) ?? [])])
    }
    return found
  }
  window.findMiddle = (path) => {
    const [found] = find(path)
    const box = found?.getBoundingClientRect()
    if (!found || !box?.height) return null
    const corner = found.ownerDocument.defaultView?.frameElement?.getBoundingClientRect()
    return { x: (corner?.x ?? 0) + box.x + box.width / 2, y: (corner?.y ?? 0) + box.y + box.height / 2 }
  }
  const isSeen = (path: string): boolean =>
    find(path).some(
      (one) =>
        !one.matches(':disabled') &&
        one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        one.getBoundingClientRect().height > 0,
    )
  const watch = (clickedAt: number): void => {
    const shell = !bench.shell && isSeen(openedWhen)
    const usable = isSeen(usableWhen)
    // Runs before waiting tasks: their time is after the frame, and is not part of it.
    const afterThisFrame = () => {
      bench.shell ||= performance.now() - clickedAt
      if (usable) bench.usable = performance.now() - clickedAt
    }
    if (shell || usable) void window.scheduler.postTask(afterThisFrame, { priority: 'user-blocking' })
    if (!usable) requestAnimationFrame(() => watch(clickedAt))
  }
  window.hasClicked = (timeStamp) => {
    if (bench.clickedAt) return
    bench.clickedAt = timeStamp
    requestAnimationFrame(() => watch(timeStamp))
  }
  if (opensItself) window.hasClicked(Number.MIN_VALUE)
  else addEventListener('click', ({ timeStamp }) => window.hasClicked(timeStamp), true)
}
