/** The measurements inside the page. */

export interface Probe {
  /** From the click's own timestamp until a frame with the open dialog was rendered, ms; 0: not yet. */
  shell: number
  /** The same until the dialog showed the project and an enabled control. */
  usable: number
  /** The click's timestamp, ms since navigation. */
  clickedAt: number
  /** Every layout shift with its time, also those just after an input. */
  shifts: Array<{ at: number; value: number }>
  longTasks: Array<{ at: number; duration: number }>
  /** Longest event duration per interaction (Event Timing, in steps of 8 ms). */
  interactions: Record<number, number>
}

/** Selectors of what opens: CSS with ` >> ` steps. Each step looks into the shadow root or the frame of the element before. Only visible elements count. */
export interface Watched {
  openedWhen: string
  /** The first usable control; absent: there is none to wait for. */
  usableWhen?: string
}

export interface Point {
  x: number
  y: number
}

declare global {
  interface Window {
    bench: Probe
    /** The visitor has clicked, at this time on the clock of the page's own window. */
    hasClicked(timeStamp: number): void
    /** Of the element that the path finds. Null: it does not exist, or has no size yet. */
    findMiddle(path: string, index: number): Point | null
  }
}

/**
 * Runs in the page before any other script; it must not use anything from outside itself. A measurement ends with the first task after the frame with the
 * expected state: that frame has been laid out and painted by then.
 *
 * @param options.shows text of the heading after our dialog shows the project
 * @param options.watched another widget: searched in every frame, because its content may be anywhere. Compare such figures only with figures measured the
 * same way
 */
export function installProbe({ shows, watched }: { shows: string; watched?: Watched }): void {
  if (window !== window.top) {
    // In a frame of a widget: reports the click to the page.
    const { top } = window
    const here = performance.timeOrigin
    const tell = ({ timeStamp }: Event): void => top?.hasClicked(timeStamp + here - top.performance.timeOrigin)
    addEventListener('click', tell, true)
    return
  }
  const bench: Probe = { shell: 0, usable: 0, clickedAt: 0, shifts: [], longTasks: [], interactions: {} }
  window.bench = bench

  const observe = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more })
  }
  observe('layout-shift', (entry) => {
    if ('value' in entry) bench.shifts.push({ at: entry.startTime, value: Number(entry.value) })
  })
  observe('longtask', ({ startTime, duration }) => bench.longTasks.push({ at: startTime, duration }))
  const interaction = (entry: PerformanceEntry): void => {
    const id = 'interactionId' in entry ? Number(entry.interactionId) : 0
    if (id) bench.interactions[id] = Math.max(bench.interactions[id] ?? 0, entry.duration)
  }
  observe('event', interaction, { durationThreshold: 16 })

  // Runs before waiting tasks: their time is after the frame, and is not part of it. (Event Timing, printed beside it, agrees.)
  const afterThisFrame = (then: () => void): void => void window.scheduler.postTask(then, { priority: 'user-blocking' })
  const openDialog = (): Element | null => {
    const roots = [document, ...[...document.documentElement.children].flatMap((one) => one.shadowRoot ?? [])]
    return roots.map((root) => root.querySelector('dialog[open]')).find(Boolean) ?? null
  }
  const isUsable = (dialog: Element): boolean =>
    !!dialog.querySelector('form :is(input, .stepper button):enabled') &&
    !!dialog.querySelector('h2')?.textContent?.includes(shows)

  const since = (clickedAt: number): number => performance.now() - clickedAt
  /** Watches changes, not frames: a request for every frame would slow down the measurement. */
  const watchUse = (dialog: Element, clickedAt: number): void => {
    const look = (): void => {
      if (!isUsable(dialog)) return
      changes.disconnect()
      requestAnimationFrame(() => afterThisFrame(() => (bench.usable = since(clickedAt))))
    }
    const changes = new MutationObserver(look)
    changes.observe(dialog, { childList: true, subtree: true, characterData: true, attributes: true })
    look()
  }
  const watchShell = (clickedAt: number): void => {
    const dialog = openDialog()
    if (!dialog) return void requestAnimationFrame(() => watchShell(clickedAt))
    const usable = isUsable(dialog)
    afterThisFrame(() => {
      bench.shell = since(clickedAt)
      if (usable) bench.usable = bench.shell
    })
    if (!usable) watchUse(dialog, clickedAt)
  }

  const inside = (one: Element): ParentNode | null =>
    one instanceof HTMLIFrameElement ? one.contentDocument : one.shadowRoot
  const find = (path: string): Element[] => {
    let found: Element[] = [document.documentElement]
    for (const [at, step] of path.split(' >> ').entries()) {
      found = found.flatMap((one) => [...((at ? inside(one) : one.ownerDocument)?.querySelectorAll(step) ?? [])])
    }
    return found
  }
  window.findMiddle = (path, index) => {
    const found = find(path)[index]
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
  const watchFrames = (selectors: Watched, clickedAt: number): void => {
    const shell = !bench.shell && isSeen(selectors.openedWhen)
    const usable = !!selectors.usableWhen && isSeen(selectors.usableWhen)
    if (shell || usable) {
      afterThisFrame(() => {
        bench.shell ||= since(clickedAt)
        if (usable) bench.usable = since(clickedAt)
      })
    }
    const done = usable || (!selectors.usableWhen && shell)
    if (!done) requestAnimationFrame(() => watchFrames(selectors, clickedAt))
  }

  window.hasClicked = (timeStamp) => {
    if (bench.clickedAt) return
    bench.clickedAt = timeStamp
    requestAnimationFrame(() => (watched ? watchFrames(watched, timeStamp) : watchShell(timeStamp)))
  }
  addEventListener('click', ({ timeStamp }) => window.hasClicked(timeStamp), true)
}
