/**
 * Pages listen everywhere and judge by an event's target, which outside our shadow root is a plain element. Events inside the dialog must not reach
 * them.
 */
import { shadowRootOf } from './shadowRootOf.ts'

const keys = ['keydown', 'keypress', 'keyup'] as const
/** None of our code listens to these above the shadow root. `click` is in the list, because the loader handles it in the capture phase. */
const others =
  `click mousedown mouseup pointerdown touchstart touchmove wheel selectstart dragstart contextmenu copy cut paste
beforeinput input focusin focusout`.split(/\s/)

/** @returns a function that gives the page its events back */
export const guardDialog = (dialog: HTMLElement): (() => void) => {
  const life = new AbortController()
  const { signal } = life
  const { host } = shadowRootOf(dialog)
  /** Keys pressed inside: if they moved the focus out or closed the dialog, their keyup must still not reach the page. */
  const down = new Set<string>()
  for (const type of others) host.addEventListener(type, (event) => event.stopPropagation(), { signal })
  for (const type of keys) {
    addEventListener(
      type,
      (event) => {
        const inside = event.composedPath().indexOf(dialog) >= 0
        // Outside it is another press: some keys never send a keyup (macOS, with Cmd).
        if (type === 'keydown') down[inside ? 'add' : 'delete'](event.code)
        const wasInside = type === 'keyup' && down.delete(event.code)
        if (!inside && !wasInside) return
        // In the capture phase, so that nobody can cancel it after us.
        event.stopImmediatePropagation()
      },
      { capture: true, signal },
    )
  }
  return () => {
    life.abort()
    const comeUp = (event: KeyboardEvent): void => {
      if (down.delete(event.code)) event.stopImmediatePropagation()
      if (down.size === 0) removeEventListener('keyup', comeUp, true)
    }
    if (down.size > 0) addEventListener('keyup', comeUp, true)
  }
}
