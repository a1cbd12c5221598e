import type { EventName, Events } from '../publicApi.ts'

/** Tells the page what happens. A handler that throws is reported as the page's own error; it never stops us. Nor does a page without events. */
export const emit = <N extends EventName>(name: N, detail: Events[N]): void => {
  try {
    dispatchEvent(new CustomEvent(name, { detail }))
  } catch {}
}
