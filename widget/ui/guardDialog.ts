/**
 * A page listens everywhere, and judges by an event's target, which outside our shadow root is a plain element: what is done inside the dialog is
 * none of its business. What goes on regardless is done here in the browser's place: keys that the page has cancelled before we hear of them.
 */
import { pressKey } from './pressKey.ts'

const keys = ['keydown', 'keypress', 'keyup'] as const
/** Nothing of ours hears these above the shadow root. `click` is among them: the loader hears it on its way down. */
const others =
  `click mousedown mouseup pointerdown touchstart touchmove wheel selectstart dragstart contextmenu copy cut paste
beforeinput input focusin focusout`.split(/\s/)

/** @returns gives the page its events back */
export const guardDialog = (dialog: HTMLElement): (() => void) => {
  const life = new AbortController()
  const { signal } = life
  const { host } = dialog.getRootNode() as ShadowRoot
  for (const type of others) host.addEventListener(type, (event) => event.stopPropagation(), { signal })
  for (const type of keys) {
    addEventListener(
      type,
      (event) => {
        if (event.composedPath().indexOf(dialog) < 0) return
        // On the way down already, so that nobody can cancel it after us.
        event.stopImmediatePropagation()
        if (type === 'keydown' && event.defaultPrevented) pressKey(dialog, event)
      },
      { capture: true, signal },
    )
  }
  return () => life.abort()
}
