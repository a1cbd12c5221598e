/** What is measured inside the page. */

export interface Probe {
  /** From the click's own timestamp until a frame with the open dialog was rendered; 0: not yet. ms. */
  shell: number
  /** The same until the dialog showed the project and an enabled control. */
  usable: number
  /** The click's timestamp, ms since navigation. */
  clickedAt: number
  /** Every layout shift, also those just after an input, with its time. */
  shifts: Array<{ at: number; value: number }>
  longTasks: Array<{ at: number; duration: number }>
  /** Longest event duration per interaction (Event Timing, in steps of 8 ms). */
  interactions: Record<number, number>
  /** Each press or key since `watchAnswers`: from its timestamp until a frame with the new total was rendered. */
  answers: number[]
}

declare global {
  interface Window {
    bench: Probe
    /** From now on, events of this type are timed until the dialog's total has changed. */
    watchAnswers(type: 'click' | 'keydown'): void
  }
}

/**
 * Runs in the page before any other script; it must not use anything from outside itself. A figure ends with the first task after the frame that
 * holds what was waited for: that frame has then been laid out and painted.
 *
 * @param shows text of the heading once the dialog shows the project
 */
export function installProbe(shows: string): void {
  const bench: Probe = { shell: 0, usable: 0, clickedAt: 0, shifts: [], longTasks: [], interactions: {}, answers: [] }
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

  const afterThisFrame = (then: () => void): void => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = then
    port2.postMessage(0)
  }
  const openDialog = (): Element | null => {
    const roots = [document, ...[...document.documentElement.children].flatMap((one) => one.shadowRoot ?? [])]
    return roots.map((root) => root.querySelector('dialog[open]')).find(Boolean) ?? null
  }
  const isUsable = (dialog: Element): boolean =>
    !!dialog.querySelector('form :is(input, .stepper button):enabled') &&
    !!dialog.querySelector('h2')?.textContent?.includes(shows)

  const since = (clickedAt: number): number => performance.now() - clickedAt
  /** Watches changes, not frames: asking for every frame would slow down what is measured. */
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
  addEventListener(
    'click',
    ({ timeStamp }) => {
      if (bench.clickedAt) return
      bench.clickedAt = timeStamp
      requestAnimationFrame(() => watchShell(timeStamp))
    },
    true,
  )

  window.watchAnswers = (type) => {
    const total = openDialog()?.querySelector('.total')
    addEventListener(
      type,
      ({ timeStamp }) => {
        const before = total?.textContent
        const watch = (): void => {
          if (total?.textContent === before) requestAnimationFrame(watch)
          else afterThisFrame(() => bench.answers.push(performance.now() - timeStamp))
        }
        requestAnimationFrame(watch)
      },
      true,
    )
  }
}
