/**
 * A page listens everywhere, and judges by an event's target, which outside our shadow root is a plain element: what is done inside the dialog is
 * none of its business. What goes on regardless is done here in the browser's place: keys that the page has cancelled before we hear of them.
 */
import { pressKey } from './pressKey.ts'
import { shadowRootOf } from './shadowRootOf.ts'

const keys = ['keydown', 'keypress', 'keyup'] as const
/** Nothing of ours hears these above the shadow root. `click` is among them: the loader hears it on its way down. */
const others =
  `click mousedown mouseup pointerdown touchstart touchmove wheel selectstart dragstart contextmenu copy cut paste
beforeinput input focusin focusout`.split(/\s/)

/** @returns gives the page its events back */
export const guardDialog = (dialog: HTMLElement): (() => void) => {
  const life = new AbortController()
  const { signal } = life
  const { host } = shadowRootOf(dialog)
  /** Keys that went down inside: where they moved the focus out, or closed the dialog, their coming up still is not for the page. */
  const down = new Set<string>()
  for (const type of others) host.addEventListener(type, (event) => event.stopPropagation(), { signal })
  for (const type of keys) {
    addEventListener(
      type,
      (event) => {
        const inside = event.composedPath().indexOf(dialog) >= 0
        // Outside it is another press: of some keys nobody hears that they come up (macOS, with Cmd).
        if (type === 'keydown') down[inside ? 'add' : 'delete'](event.code)
        const wasInside = type === 'keyup' && down.delete(event.code)
        if (!inside && !wasInside) return
        // On the way down already, so that nobody can cancel it after us.
        event.stopImmediatePropagation()
        if (type === 'keydown' && event.defaultPrevented) pressKey(dialog, event)
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
