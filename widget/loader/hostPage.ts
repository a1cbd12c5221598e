/** Calls of the browser that still work on a page that has broken them. */
import type { EventName, Events } from '../publicApi.ts'

/**
 * Dispatches an event to the page. A handler that throws is reported as the page's own error and never stops the widget. A page that broke events
 * does not stop it either.
 */
export const emit = <N extends EventName>(name: N, detail: Events[N]): void => {
  try {
    dispatchEvent(new CustomEvent(name, { detail }))
  } catch {}
}

/** Runs `work` in a separate task, after `ms`; at once on a page whose timers throw. */
export const schedule = (work: () => void, ms?: number): void => {
  try {
    setTimeout(work, ms)
  } catch {
    work()
  }
}
