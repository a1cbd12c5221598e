/**
 * The dialog is one, its events are the window's; a button wants to hear of the dialog that it opened itself. So what opens the dialog claims it, until it
 * closes or somebody else opens it.
 */
import { useEffect } from 'react'
import { eventNames, type Hear } from './handlers.ts'

let owner: Hear | null = null
let buttons = 0

const pass = (event: Event): void => {
  if (!(event instanceof CustomEvent)) return
  if (event.type !== 'donate:open') {
    owner?.(event)
    if (event.type === 'donate:close') owner = null
    return
  }
  owner = null
  // The script opens before the page hears of the press: a task later the button has claimed it.
  setTimeout(() => owner?.(event))
}

/** To be called right after opening. */
export const claimDialog = (hear: Hear): void => {
  owner = hear
}

/** Listens while there are buttons, once for all of them; one that goes hears nothing more. */
export const useDialogOwner = (hear: Hear): void => {
  useEffect(() => {
    if (buttons++ === 0) for (const name of eventNames) window.addEventListener(name, pass)
    return () => {
      if (owner === hear) owner = null
      if (--buttons === 0) for (const name of eventNames) window.removeEventListener(name, pass)
    }
  }, [hear])
}
