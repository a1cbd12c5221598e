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
