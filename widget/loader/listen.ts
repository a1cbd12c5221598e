/** Listeners of the loader on `window`. */
import { stops } from './settings.ts'

const starts = new Set<() => void>()

/** Adds all of them; the browser adds each only once. They run before the page's own listeners, which may stop an event. */
export const startListening = (): void => {
  // If the page has broken `addEventListener`, do nothing: its own links to the trust still work.
  try {
    for (const start of starts) start()
  } catch {}
}

/** @returns a function that removes them */
export const listen = <Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): (() => void) => {
  const start = (): void => addEventListener(type, listener, true)
  const stop = (): void => {
    starts.delete(start)
    removeEventListener(type, listener, true)
  }
  starts.add(start)
  startListening()
  stops.push(stop)
  return stop
}
